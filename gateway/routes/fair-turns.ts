import { GatewayError } from '../gateway-error'

/** Limits for running and waiting tasks; times in milliseconds. */
export interface TurnLimits {
  /** Tasks that run at once. */
  atOnce: number
  /** Of these, tasks of one client. */
  atOnceEach: number
  /** Tasks that wait. */
  waiting: number
  /** Of these, tasks of one client. */
  waitingEach: number
  /** How long a task waits at most. */
  waitMs: number
}

/** Runs a task when it is its client's turn; rejects with 503 where that would take too long. */
export type FairTurns = <Result>(client: string, task: () => Promise<Result>) => Promise<Result>

interface Waiter {
  begin: () => void
  refuse: () => void
}

/**
 * Shares a few slots among all clients: waiting tasks are served in rounds, one of each client, so
 * that a client with a hundred tasks delays another one by a single task. When the queue is full,
 * the client with the most tasks in it loses one to a client that has fewer.
 */
export function createFairTurns(limits: TurnLimits): FairTurns {
  const running = new Map<string, number>()
  /** In the order of the next round. */
  const queues = new Map<string, Waiter[]>()
  let free = limits.atOnce
  let waiting = 0

  const hasPlace = (client: string) => free > 0 && (running.get(client) ?? 0) < limits.atOnceEach

  function enter(client: string): void {
    free -= 1
    running.set(client, (running.get(client) ?? 0) + 1)
  }

  function leave(client: string): void {
    free += 1
    const left = (running.get(client) ?? 1) - 1
    if (left > 0) running.set(client, left)
    else running.delete(client)
    for (const [next, [first]] of queues) {
      if (!first || !hasPlace(next)) continue
      remove(next, first)
      moveToEnd(next)
      enter(next)
      first.begin()
      return
    }
  }

  function moveToEnd(client: string): void {
    const queue = queues.get(client)
    if (!queue) return
    queues.delete(client)
    queues.set(client, queue)
  }

  function remove(client: string, waiter: Waiter): void {
    const rest = (queues.get(client) ?? []).filter((one) => one !== waiter)
    waiting -= 1
    if (rest.length > 0) queues.set(client, rest)
    else queues.delete(client)
  }

  /**
   * Refuses the last task of the longest queue if that queue is longer than `length`, else throws.
   */
  function makeRoom(length: number): void {
    const longest = [...queues.values()].reduce((one, other) =>
      other.length > one.length ? other : one,
    )
    if (longest.length <= length) throw tooBusy()
    longest.at(-1)?.refuse()
  }

  function wait(client: string): Promise<void> {
    const length = (queues.get(client)?.length ?? 0) + 1
    if (length > limits.waitingEach || limits.waiting === 0) throw tooBusy()
    if (waiting >= limits.waiting) makeRoom(length)
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => waiter.refuse(), limits.waitMs)
      const waiter: Waiter = {
        begin() {
          clearTimeout(timer)
          resolve()
        },
        refuse() {
          clearTimeout(timer)
          remove(client, waiter)
          reject(tooBusy())
        },
      }
      queues.set(client, [...(queues.get(client) ?? []), waiter])
      waiting += 1
    })
  }

  return async (client, task) => {
    if (hasPlace(client)) enter(client)
    else await wait(client)
    try {
      return await task()
    } finally {
      leave(client)
    }
  }
}

function tooBusy(): GatewayError {
  return new GatewayError(503, {
    reason: 'too many pictures are being rendered',
    headers: { 'retry-after': '2' },
  })
}
