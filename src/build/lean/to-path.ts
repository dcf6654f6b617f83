/** The steps of a path such as `items[0].name`, as `lodash-es/toPath`; a list of steps is one already. */
export default function toPath(path: unknown): string[] {
  if (Array.isArray(path)) return path.map(String)
  return String(path).match(/[^.[\]]+/g) ?? []
}
