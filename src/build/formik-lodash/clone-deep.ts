import isPlainObject from './is-plain-object'

/**
 * A deep copy of lists and plain objects, as `lodash-es/cloneDeep`; any other value, such as a file,
 * is not copied.
 */
export default function cloneDeep(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cloneDeep)
  if (!isPlainObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cloneDeep(inner)]))
}
