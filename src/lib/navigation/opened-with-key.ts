import { secretPath } from '../../../contract/paths/secret-path'

let answer: boolean | undefined

/**
 * Whether this document was opened at an address that holds a key, as of the first question. It
 * stays true on the pages that follow in the same document: Back would lead to the key again. For
 * the browser only.
 */
export function openedWithKey(): boolean {
  answer ??= secretPath.test(location.pathname)
  return answer
}
