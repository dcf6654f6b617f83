import type * as z from 'zod/mini'
import { parseJson } from '#contract/wire/parse-json'
import { createStore } from '../state/create-store'
import { siteStorage } from './site-storage'

/** A value that the device keeps for each person. */
export interface StoredValue<Value> {
  /** The same object until the value changes, in whichever tab. */
  read: (owner: string) => Value
  /** Whether the value outlasts the page. */
  isStored: (owner: string) => boolean
  /**
   * Changes what is stored at this moment, so that nothing of another tab is overwritten.
   * @returns false where the browser stores nothing; then the value lasts as long as the page
   */
  change: (owner: string, change: (value: Value) => Value) => boolean
  /** Stores a value, or changes nothing and returns false. */
  replace: (owner: string, value: Value) => boolean
  /** Characters of the stored text. */
  storedLength: (owner: string) => number
  /** Stores nothing any more. */
  remove: (owner: string) => void
  watch: (owner: string, changed: () => void) => () => void
}

/**
 * @param nameOf storage name by person
 * @param empty value of a person without one; also of each part that is missing
 */
export function storedValue<Value extends object>(
  nameOf: (owner: string) => string,
  schema: z.ZodMiniType<Value>,
  empty: Value,
): StoredValue<Value> {
  const known = new Map<string, Known<Value>>()
  const changes = createStore(0)

  const look = (name: string): Known<Value> => {
    const raw = siteStorage.read(name)
    const last = known.get(name)
    if (last?.raw === raw) return last
    const read = { raw, ...parsed(raw, schema, empty), isStored: true }
    known.set(name, read)
    return read
  }
  const tell = () => changes.set(changes.get() + 1)
  /** @returns whether it is stored */
  const set = (name: string, value: Value, lastsAnyway: boolean): boolean => {
    const before = look(name)
    const text = JSON.stringify(value)
    if (before.isWhole || keepUnread(name, before.raw)) siteStorage.write(name, text)
    const raw = siteStorage.read(name)
    // Where the storage is blocked or full, the text is still the one of before.
    const isStored = raw === text
    if (isStored || lastsAnyway) {
      known.set(name, { raw, value, isStored, isWhole: before.isWhole || isStored })
      tell()
    }
    return isStored
  }
  return {
    read: (owner) => look(nameOf(owner)).value,
    isStored: (owner) => look(nameOf(owner)).isStored,
    change: (owner, change) => {
      const name = nameOf(owner)
      return set(name, change(look(name).value), true)
    },
    replace: (owner, value) => set(nameOf(owner), value, false),
    storedLength: (owner) => siteStorage.read(nameOf(owner))?.length ?? 0,
    remove: (owner) => {
      const name = nameOf(owner)
      siteStorage.remove(name)
      siteStorage.remove(unreadName(name))
      known.delete(name)
      tell()
    },
    watch: (owner, changed) => {
      const stops = [changes.watch(changed), siteStorage.watch(nameOf(owner), changed)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

interface Known<Value> {
  /** The stored text. */
  raw: string | null
  value: Value
  /** Whether the value has everything that the text has. */
  isWhole: boolean
  /** Whether the text has everything that the value has. */
  isStored: boolean
}

/** What can be read of a stored text: without the single records that are damaged. */
function parsed<Value extends object>(
  raw: string | null,
  schema: z.ZodMiniType<Value>,
  empty: Value,
): Pick<Known<Value>, 'value' | 'isWhole'> {
  if (raw === null) return { value: empty, isWhole: true }
  const content = parseJson(raw)
  const result = schema.safeParse(content)
  if (result.success) return { value: result.data, isWhole: true }
  const damaged = result.error.issues.map(({ path }) => path)
  const rest = schema.safeParse({ ...empty, ...withoutRecords(content, damaged) })
  return { value: rest.success ? rest.data : empty, isWhole: false }
}

/** @param paths of what is damaged: the part and its record, or a part alone */
function withoutRecords(content: unknown, paths: readonly (readonly PropertyKey[])[]): object {
  const parts = new Map<PropertyKey, unknown>(Object.entries(content ?? {}))
  for (const [part = '', record] of paths) {
    const { [record ?? '']: _, ...others } = Object(parts.get(part))
    if (record === undefined) parts.delete(part)
    else parts.set(part, others)
  }
  return Object.fromEntries(parts)
}

/** Name of the last text that could not be read as a whole. */
const unreadName = (name: string) => `${name}-unread`

/** Keeps a text before another takes its place; false where there is no room. */
function keepUnread(name: string, raw: string | null): boolean {
  siteStorage.write(unreadName(name), raw ?? '')
  return siteStorage.read(unreadName(name)) === raw
}
