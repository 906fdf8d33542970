#pragma once

/// How many heap blocks this process has been given so far.
unsigned long long allocation_count(void);

/// From now on, the bytes of blocks that are given and freed count.
void weighing_begin(void);

/// Ends that: the bytes that were given less those that were freed.
long long weighing_end(void);
