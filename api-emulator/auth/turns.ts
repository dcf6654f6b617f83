/** Runs works with the same key one after the other, and those of different keys side by side. */
export function createTurns(): <Result>(
  key: string,
  work: () => Promise<Result>,
) => Promise<Result> {
  const last = new Map<string, Promise<unknown>>()
  return (key, work) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work)
    const settled = turn.then(ignore, ignore).then(() => {
      if (last.get(key) === settled) last.delete(key)
    })
    last.set(key, settled)
    return turn
  }
}

const ignore = () => undefined
