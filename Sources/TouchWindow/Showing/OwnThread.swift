// A thread of its own for an actor: what shows windows belongs to the thread that started it.

#if Window
  import Dispatch
  import Foundation
  import Synchronization

  /// Runs the jobs of an actor on one thread, in their order. The thread ends with the process.
  final class OwnThread: SerialExecutor {
    private let jobs = Mutex<[UnownedJob]>([])
    private let arrivals = DispatchSemaphore(value: 0)

    /// Starts the thread.
    init() {
      Thread.detachNewThread { [self] in
        while true {
          arrivals.wait()
          jobs.withLock { $0.removeFirst() }.runSynchronously(on: asUnownedSerialExecutor())
        }
      }
    }

    deinit {}

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      jobs.withLock { $0.append(job) }
      arrivals.signal()
    }
  }
#endif
