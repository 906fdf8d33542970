// What Swift does not let one call, because its own programs have threads.

#include "ProcessCopy.h"
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

int process_copy(void) {
  pid_t copy = fork();
  if (copy <= 0) return copy;
  int status = 0;
  return waitpid(copy, &status, 0) == copy && status == 0 ? 1 : -1;
}
