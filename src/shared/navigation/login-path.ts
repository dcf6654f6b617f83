const loginPage = '/account/login'

/** Steps of getting in: nobody wants to go back to one, and some addresses hold a key. */
const stepIn =
  /^\/account\/(?:login|signup|reauthenticate|verify-email|password\/reset|provider\/|2fa\/(?:re)?authenticate\/)/

/**
 * The sign-in page, with where to go on to afterwards: the given path, without query (R098). A step
 * on the way in is no such place.
 */
export function loginPath(next: string): string {
  if (stepIn.test(next)) return loginPage
  return `${loginPage}?next=${encodeURIComponent(next).replaceAll('%2F', '/')}`
}
