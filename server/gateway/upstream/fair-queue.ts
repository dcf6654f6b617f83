import PQueue from 'p-queue'
import { GatewayError } from '../lib/gateway-error'
import type { ShareOwner } from './client'

/** Limits for running and waiting tasks; times in milliseconds. */
export interface QueueLimits {
  /** Tasks that run at once. */
  atOnce: number
  /** Of these, tasks of one client. */
  atOnceEach: number
  /** Of these, tasks for one resource; fewer while there are tasks for others. */
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
  /** None for a task of the gateway itself. */
  client?: ShareOwner
  resource: string
  /** A part of the resource that may be slow by itself, e.g. one entity of many. */
  part?: string | undefined
}

/** Runs a task once its share allows; rejects with 503 where that would take too long. */
export type FairQueue = <Result>(share: Share, task: () => Promise<Result>) => Promise<Result>

/**
 * Shares a few slots among all clients and resources. A task waits first for a slot of its client,
 * then for one of its part, then for one of its resource, then for one of all. A client has at most
 * `atOnceEach` tasks in the queues after its own, which are served in rounds: first tasks of all
 * clients before second ones. So a client with a hundred tasks delays another one by a single task.
 * A task that several clients wait for takes the first slot that any of them gets. `reason` is for
 * the log.
 */
export function createFairQueue(
  limits: QueueLimits,
  reason: string,
  onRefused: () => void = () => undefined,
): FairQueue {
  const all = new PQueue({ concurrency: limits.atOnce })
  const clients = createQueues(limits.atOnceEach)
  const resources = createSharingQueues(
    () => limits.atOnce,
    () => limits.atOnceOfResource,
  )
  const parts = createParts((resource) => resources.most(resource))

  /** The queue of a client; null where too many tasks wait in it. */
  function queueOf(client: string): PQueue | null {
    const own = clients.of(client)
    const most = Math.min(limits.waitingEach, limits.waiting / clients.count())
    return own.pending >= limits.atOnceEach && own.size >= most ? null : own
  }

  return ({ client, resource, part }, task) =>
    new Promise((resolve, reject) => {
      const waiting = new Set<AbortController>()
      let isOver = false
      let unfollow = () => {}

      function end(): void {
        isOver = true
        clearTimeout(timer)
        unfollow()
        for (const place of waiting) place.abort()
      }

      function refuse(): void {
        end()
        onRefused()
        const headers = { 'retry-after': '2' }
        reject(new GatewayError(503, { reason, unsent: true, headers }))
      }

      function enter(owner: string | undefined): void {
        if (isOver) return
        const own = owner === undefined ? undefined : queueOf(owner)
        if (own === null) return
        const place = new AbortController()
        const { signal } = place
        waiting.add(place)
        const begin = () => {
          waiting.delete(place)
          end()
          return task()
        }
        const runInShares = () => {
          const options = { signal, priority: own ? -own.pending : 0 }
          const runInResource = () =>
            resources.of(resource).add(() => all.add(begin, options), options)
          return part === undefined
            ? runInResource()
            : parts.of(resource, part).add(runInResource, options)
        }
        const running = own ? own.add(runInShares, { signal }) : runInShares()
        // Of several places one begins, and the others are given up.
        running.then(resolve, (error) => signal.aborted || reject(error))
      }

      const timer = setTimeout(refuse, limits.waitMs)
      if (typeof client === 'object') unfollow = client.follow(enter)
      else enter(client)
      if (isOver) unfollow()
      else if (waiting.size === 0) refuse()
    })
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

/**
 * The queues of the parts of each resource. Plain calls are in none: half of a resource's slots stay
 * free of any one part, so that a slow one stops neither them nor other parts.
 * @param slotsOf how many tasks of a resource may run now
 */
function createParts(slotsOf: (resource: string) => number) {
  const queues = new Map<string, ReturnType<typeof createSharingQueues>>()
  return {
    of(resource: string, part: string): PQueue {
      const known = queues.get(resource)
      if (known) return known.of(part)
      const slots = () => Math.max(1, Math.floor((slotsOf(resource) * 3) / 4))
      const half = () => Math.max(1, Math.floor(slotsOf(resource) / 2))
      const created = createSharingQueues(slots, half, () => queues.delete(resource))
      queues.set(resource, created)
      return created.of(part)
    },
  }
}

/**
 * Queues that share slots. Beside others, one takes at most half of the slots that they leave: so
 * slow ones never take all, however many they are.
 * @param slots of all together
 * @param mostOfOne slots of a queue beside which there is no other
 */
function createSharingQueues(
  slots: () => number,
  mostOfOne: () => number,
  onEmpty: () => void = () => undefined,
) {
  const queues = new Map<string, PQueue>()

  /** How many of its tasks may run now. */
  function mostOf(queue?: PQueue): number {
    let others = 0
    for (const other of queues.values()) if (other !== queue) others += other.pending
    if (others === 0) return mostOfOne()
    return Math.max(1, Math.min(mostOfOne(), Math.floor((slots() - others) / 2)))
  }

  function share(): void {
    for (const queue of queues.values()) {
      const most = mostOf(queue)
      if (queue.concurrency !== most) queue.concurrency = most
    }
  }

  return {
    most: (name: string) => mostOf(queues.get(name)),
    of(name: string): PQueue {
      const known = queues.get(name)
      if (known) return known
      const queue = new PQueue({ concurrency: mostOf() })
      queue.once('idle', () => {
        queues.delete(name)
        if (queues.size === 0) onEmpty()
      })
      queue.on('active', share)
      queue.on('next', share)
      queues.set(name, queue)
      return queue
    },
  }
}
