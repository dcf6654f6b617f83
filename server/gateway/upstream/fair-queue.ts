import PQueue from 'p-queue'
import { GatewayError } from '../gateway-error'

/** Limits for running and waiting tasks; times in milliseconds. */
export interface QueueLimits {
  /** Tasks that run at once. */
  atOnce: number
  /** Of these, tasks of one client. */
  atOnceEach: number
  /** Of these, tasks for one resource. */
  atOnceOfResource: number
  /** Tasks that wait, divided among all clients that have tasks; one of each always may. */
  waiting: number
  /** Of these, tasks of one client. */
  waitingEach: number
  /** How long a task waits at most. */
  waitMs: number
}

/** Whose task it is, and for what. */
export interface Share {
  /** None for a task of the gateway itself, or one that serves many clients. */
  client?: string | undefined
  resource: string
}

/** Runs a task once its share allows; rejects with 503 where that would take too long. */
export type FairQueue = <Result>(share: Share, task: () => Promise<Result>) => Promise<Result>

/**
 * Shares a few slots among all clients and resources. A task waits first for a slot of its client,
 * then for one of its resource, then for one of all. A client has at most `atOnceEach` tasks in the
 * last two queues, which are served in rounds: first tasks of all clients before second ones. So a
 * client with a hundred tasks delays another one by a single task. `reason` is for the log.
 */
export function createFairQueue(
  limits: QueueLimits,
  reason: string,
  onRefused: () => void = () => undefined,
): FairQueue {
  const all = new PQueue({ concurrency: limits.atOnce })
  const clients = createQueues(limits.atOnceEach)
  const resources = createQueues(limits.atOnceOfResource)

  function refusal(): GatewayError {
    onRefused()
    return new GatewayError(503, { reason, unsent: true, headers: { 'retry-after': '2' } })
  }

  function queueOf(client: string): PQueue {
    const own = clients.of(client)
    const most = Math.min(limits.waitingEach, limits.waiting / clients.count())
    if (own.pending >= limits.atOnceEach && own.size >= most) throw refusal()
    return own
  }

  return async ({ client, resource }, task) => {
    const own = client === undefined ? null : queueOf(client)
    const patience = new AbortController()
    const { signal } = patience
    const timer = setTimeout(() => patience.abort(refusal()), limits.waitMs)
    const begin = () => {
      clearTimeout(timer)
      return task()
    }
    const runInShares = () => {
      const priority = own ? -own.pending : 0
      const options = { signal, priority }
      return resources.of(resource).add(() => all.add(begin, options), options)
    }
    return own ? own.add(runInShares, { signal }) : runInShares()
  }
}

/** Queues by name, each with so many tasks at once; a queue without tasks is forgotten. */
function createQueues(concurrency: number) {
  const queues = new Map<string, PQueue>()
  return {
    of(name: string): PQueue {
      const known = queues.get(name)
      if (known) return known
      const queue = new PQueue({ concurrency })
      queue.once('idle', () => queues.delete(name))
      queues.set(name, queue)
      return queue
    },
    count: () => queues.size,
  }
}
