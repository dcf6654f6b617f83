/**
 * Asks for a rebuild of the site; requests close to each other share one. Settles once it is asked
 * for, or that has failed.
 */
export type RequestRebuild = () => Promise<void>

/**
 * Merges many calls into few runs: calls within the first `waitMs` share one, and all calls during
 * a run share one more. The wait has a fixed end, so that calls without a pause do not delay the
 * run for ever.
 * @returns a function whose promise settles as the run of its call does; `onFailure` is told of
 * each failed run, too, so that a caller may ignore the promise
 */
export function collapseCalls(
  start: () => Promise<void>,
  waitMs: number,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<void> | null = null

  async function run(): Promise<void> {
    await running
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    next = null
    const started = start()
    running = started.catch(onFailure)
    await started
  }

  return () => {
    if (next) return next
    next = run()
    next.catch(() => undefined)
    return next
  }
}
