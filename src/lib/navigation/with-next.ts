/** A page on the way in, with where to go on to afterwards; `next` has been checked already. */
export function withNext(path: string, next: string | null): string {
  if (next === null) return path
  return `${path}?next=${encodeURIComponent(next).replaceAll('%2F', '/')}`
}
