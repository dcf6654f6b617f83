import { authPath, restPath } from '#upstream/g1/api'

/**
 * `product` of `/api/v1/product/3/images`, `auth` of `/_allauth/app/v1/auth/login`. There are few,
 * as the gateway itself builds the paths.
 */
export function resourceOf(path: string): string {
  return segmentsOf(path)[0] ?? other
}

/**
 * A call without its ids: `GET product/:id/images`, `POST auth/login`. What works and what does not
 * is told apart by it: a slow search must not stop sign-ins, nor slow comments the posts.
 */
export function endpointOf({ method, path }: { method: string; path: string }): string {
  return `${method} ${segmentsOf(path).join('/') || other}`
}

const other = 'other'
const word = /^\d?[a-z][a-z_-]{0,30}$/

/** The segments below the prefix of a service, in which all but names are `:id`. */
function segmentsOf(path: string): string[] {
  const prefix = [restPath, authPath].find((one) => path.startsWith(`${one}/`))
  if (prefix === undefined) return []
  const [address = ''] = path.slice(prefix.length + 1).split('?', 1)
  const segments = address.split('/').map((segment) => (word.test(segment) ? segment : ':id'))
  return segments[0] === ':id' ? [] : segments
}
