const loginPage = '/account/login'

/** Steps that somebody is in the middle of: nobody can go back to one, and some addresses hold a key. */
const step =
  /^\/account\/(?:login$|reauthenticate|verify-email|password\/reset\/key|provider\/|2fa\/(?:re)?authenticate\/)/

/**
 * The sign-in page, with where to go on to afterwards: the given path, without query (R098). The
 * sign-in page itself and such steps are no such place.
 */
export function loginPath(next: string): string {
  if (step.test(next)) return loginPage
  return `${loginPage}?next=${encodeURIComponent(next).replaceAll('%2F', '/')}`
}
