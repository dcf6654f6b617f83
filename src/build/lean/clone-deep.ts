import isPlainObject from './is-plain-object'

/** A copy of lists and plain objects, all the way down; anything else is itself, as a file is. */
export default function cloneDeep(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cloneDeep)
  if (!isPlainObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cloneDeep(inner)]))
}
