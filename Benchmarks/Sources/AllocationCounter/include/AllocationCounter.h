#pragma once

/// How many heap blocks this process has been given so far.
unsigned long long allocation_count(void);
