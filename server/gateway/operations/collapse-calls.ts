/** Asks for a rebuild of the site; requests close to each other share one. */
export type RequestRebuild = () => void

/**
 * Merges many calls into few runs: calls within the first `waitMs` share one, and all calls during
 * a run share one more. The wait has a fixed end, so that calls without a pause do not delay the
 * run for ever.
 */
export function collapseCalls(
  start: () => Promise<void>,
  waitMs: number,
  onFailure: (error: unknown) => void,
): () => void {
  let state: 'idle' | 'waiting' | 'running' = 'idle'
  let isQueued = false

  function wait(): void {
    state = 'waiting'
    setTimeout(() => void run(), waitMs)
  }

  async function run(): Promise<void> {
    state = 'running'
    await start().catch(onFailure)
    state = 'idle'
    if (!isQueued) return
    isQueued = false
    wait()
  }

  return () => {
    if (state === 'idle') wait()
    else if (state === 'running') isQueued = true
  }
}
