import { GatewayError } from '../gateway-error'

/** Runs a few tasks at a time; further tasks wait, and get 503 once the queue is full. */
export type Turns = <Result>(task: () => Promise<Result>) => Promise<Result>

export function createTurns(running: number, waiting: number): Turns {
  let free = running
  const queue: (() => void)[] = []

  async function enter(): Promise<void> {
    if (free > 0) {
      free -= 1
      return
    }
    if (queue.length >= waiting) {
      throw new GatewayError(503, {
        reason: 'too many long lists are being read',
        headers: { 'retry-after': '5' },
      })
    }
    await new Promise<void>((resolve) => queue.push(resolve))
  }

  function leave(): void {
    const next = queue.shift()
    if (next) next()
    else free += 1
  }

  return async (task) => {
    await enter()
    try {
      return await task()
    } finally {
      leave()
    }
  }
}

/**
 * Runs a task for each number from `first` to `last`, a few at a time; stops at the first error.
 */
export async function forEachOf<Result>(
  [first, last]: readonly [number, number],
  atOnce: number,
  task: (number: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = first
  let failed = false
  const work = async () => {
    while (next <= last && !failed) {
      const number = next
      next += 1
      try {
        results[number - first] = await task(number)
      } catch (error) {
        failed = true
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, last - first + 1) }, work))
  return results
}
