import { withoutTrailingSlash } from './match-path'

const loginPage = '/account/login'
const longestNext = 2048

/** First segments of paths that are not pages. */
const programRoots: readonly string[] = ['api', 'auth', 'ws']

/**
 * The redirect target after signing in, as a path of this site with its query and hash. Null where
 * `next` leads to another site, to the sign-in page or to no page, or is no valid address. It is
 * parsed as a browser would and compared by origin. A nested `next` is checked as well, and may
 * contain no further one.
 * @param origin of this site, e.g. `https://stagona.example`
 */
export function safeNext(next: string | null | undefined, origin: string): string | null {
  const path = pathWithin(next, origin)
  if (path === null) return null
  const inner = nextsOf(path, origin)
  const innerIsSafe = inner.every((value) => {
    const innerPath = pathWithin(value, origin)
    return innerPath !== null && nextsOf(innerPath, origin).length === 0
  })
  return innerIsSafe ? path : null
}

function nextsOf(path: string, origin: string): string[] {
  return new URL(path, origin).searchParams.getAll('next')
}

/** The path of an unambiguous address on this site. */
function pathWithin(address: string | null | undefined, origin: string): string | null {
  if (!address || address.length > longestNext || !URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  if (url.origin !== origin) return null
  const path = url.pathname + url.search + url.hash
  if (!isWrittenAs(address, path) && !isWrittenAs(address, origin + path)) return null
  return isPage(url.pathname) ? path : null
}

/**
 * Whether a parser leaves an address as it is written, apart from percent-encoding. An address that
 * it would correct (backslashes, tabs, dots, a scheme without slashes) was not written by this
 * site.
 */
function isWrittenAs(address: string, read: string): boolean {
  const written = encoded(address)
  return written !== null && written === encoded(read)
}

function encoded(text: string): string | null {
  try {
    return encodeURI(text).replaceAll('%25', '%')
  } catch {
    return null
  }
}

/** Whether a path is a page other than sign-in, and cannot be taken for another host's address. */
function isPage(pathname: string): boolean {
  const path = decoded(pathname)
  if (path === null || /^\/\/|[\\\p{Cc}]/u.test(path)) return false
  const page = withoutTrailingSlash(path.toLowerCase())
  if (page === loginPage || page.startsWith(`${loginPage}/`)) return false
  return !programRoots.includes(page.split('/')[1] ?? '')
}

function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}
