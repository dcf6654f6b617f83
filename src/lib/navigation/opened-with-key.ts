import { secretPath } from '../../../contract/paths/site-paths'

let cached: boolean | undefined

/**
 * Whether this document was opened at a path that holds a secret key, as of the first call. It stays
 * true on later pages of the same document, because Back leads to the key again. Browser only.
 */
export function openedWithKey(): boolean {
  cached ??= secretPath.test(location.pathname)
  return cached
}
