#pragma once

/// Goes on in a copy of this process, which has one thread, and waits for its end. Returns 0 in the copy. Here it
/// returns 1 if the copy ended well, and -1 otherwise.
int process_copy(void);
