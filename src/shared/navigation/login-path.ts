const loginPage = '/account/login'

/**
 * The sign-in page, with where to go on to afterwards: the given path, without query (R098). The
 * sign-in page itself is no such place.
 */
export function loginPath(next: string): string {
  if (next === loginPage) return loginPage
  return `${loginPage}?next=${encodeURIComponent(next).replaceAll('%2F', '/')}`
}
