/** Reads within this time, in ms, share one request. */
const delayMs = 80

/** The API accepts at most this many ids in one request. */
const mostIds = 100

interface Batch {
  ids: Set<number>
  found: Promise<readonly number[]>
}

/**
 * Asks for many ids at once which of them are marked.
 * @param read those of these ids, at most 100, that are marked
 * @returns whether an id is marked; asked together with the others of this moment
 */
export function createBatchedRead(
  read: (ids: readonly number[]) => Promise<readonly number[]>,
): (id: number) => Promise<boolean> {
  let open: Batch | undefined
  function openBatch(): Batch {
    const ids = new Set<number>()
    const found = new Promise((resolve) => setTimeout(resolve, delayMs)).then(() => {
      if (open?.ids === ids) open = undefined
      return read([...ids])
    })
    return { ids, found }
  }
  return async (id) => {
    open ??= openBatch()
    const { ids, found } = open
    ids.add(id)
    if (ids.size === mostIds) open = undefined
    return (await found).includes(id)
  }
}
