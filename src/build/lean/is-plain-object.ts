/** Whether a value is an object that no class made, as `lodash-es/isPlainObject`. */
export default function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const maker: unknown = Object.getPrototypeOf(value)
  return maker === Object.prototype || maker === null
}
