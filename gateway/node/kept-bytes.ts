type Bytes = Uint8Array<ArrayBuffer>
type ReadBytes = (name: string) => Promise<Bytes>

/**
 * Keeps what was read, so that a page that many people open is read once. What nobody asked for the
 * longest goes first.
 * @param most bytes that are kept in all; a larger file is read each time
 */
export function keepBytes(read: ReadBytes, most: number): ReadBytes {
  const kept = new Map<string, Bytes>()
  let total = 0

  function keep(name: string, bytes: Bytes): void {
    total += bytes.length - (kept.get(name)?.length ?? 0)
    kept.delete(name)
    kept.set(name, bytes)
    for (const [oldest, { length }] of kept) {
      if (total <= most) return
      kept.delete(oldest)
      total -= length
    }
  }

  return async (name) => {
    const bytes = kept.get(name) ?? (await read(name))
    keep(name, bytes)
    return bytes
  }
}
