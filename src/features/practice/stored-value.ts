import type * as z from 'zod/mini'
import { siteStorage } from '#lib/storage/site-storage'
import type { Learner } from './learner'

/** A value that the device keeps for each learner. */
export interface StoredValue<Value> {
  /** The same object until the value changes, in whichever tab. */
  read: (learner: Learner) => Value
  /**
   * Changes what is stored at this moment, so that nothing of another tab is overwritten.
   * @returns false where the browser stores nothing; then the value lasts as long as the page
   */
  change: (learner: Learner, change: (value: Value) => Value) => boolean
  /** Stores nothing any more. */
  remove: (learner: Learner) => void
  watch: (learner: Learner, changed: () => void) => () => void
}

/**
 * @param nameOf storage name by learner
 * @param empty value of a learner without one, and where the stored text is damaged
 */
export function storedValue<Value>(
  nameOf: (learner: Learner) => string,
  schema: z.ZodMiniType<Value>,
  empty: Value,
): StoredValue<Value> {
  let last: { name: string; raw: string | null; value: Value } | undefined
  const watchers = new Set<() => void>()

  const read = (learner: Learner): Value => {
    const name = nameOf(learner)
    const raw = siteStorage.read(name)
    if (last?.name !== name || last.raw !== raw) last = { name, raw, value: parsed(raw) }
    return last.value
  }
  const parsed = (raw: string | null): Value => {
    const result = schema.safeParse(json(raw))
    return result.success ? result.data : empty
  }
  const tell = () => {
    for (const watcher of [...watchers]) watcher()
  }
  return {
    read,
    change: (learner, change) => {
      const value = change(read(learner))
      const name = nameOf(learner)
      const text = JSON.stringify(value)
      siteStorage.write(name, text)
      const raw = siteStorage.read(name)
      // Where the storage is blocked or full, the text is still the one of before.
      last = { name, raw, value }
      tell()
      return raw === text
    },
    remove: (learner) => {
      siteStorage.remove(nameOf(learner))
      last = undefined
      tell()
    },
    watch: (learner, changed) => {
      watchers.add(changed)
      const stop = siteStorage.watch(nameOf(learner), changed)
      return () => {
        watchers.delete(changed)
        stop()
      }
    },
  }
}

function json(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
