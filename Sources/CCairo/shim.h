#include <librsvg/rsvg.h>
#include <pango/pangocairo.h>
