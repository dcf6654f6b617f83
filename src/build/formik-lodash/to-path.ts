/** The steps of a path such as `items[0].name`, as `lodash-es/toPath`. */
export default function toPath(path: unknown): string[] {
  if (Array.isArray(path)) return path.map(String)
  return String(path).match(/[^.[\]]+/g) ?? []
}
