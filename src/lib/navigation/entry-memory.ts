import { entryKey } from './history-entry'

/** Values of one kind by history entry. */
interface EntryMemory<Value> {
  /** Keeps a value of the open page. */
  keep: (value: Value) => void
  /** The value that the page of the current entry kept. */
  recall: () => Value | undefined
}

/** Entries at once; the oldest is dropped. */
const most = 30

/**
 * Keeps what a page has loaded for steps back and forward to it, as long as the document lives, so
 * that it is rendered in its full length at once and the scroll position can be restored.
 */
export function entryMemory<Value>(): EntryMemory<Value> {
  const kept = new Map<string, Value>()
  return {
    keep: (value) => {
      const key = entryKey()
      if (key === undefined) return
      kept.delete(key)
      kept.set(key, value)
      for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest)
    },
    recall: () => kept.get(entryKey() ?? ''),
  }
}
