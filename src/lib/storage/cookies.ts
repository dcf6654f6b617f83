import { allCookies, setCookie } from './document-cookie'

interface CookieOptions {
  maxAgeSeconds: number
  sameSite?: 'Lax' | 'Strict'
  /** A parent domain that shares the cookie; without it, only this host has the cookie. */
  domain?: string
}

/** One year, in seconds: the lifetime of a stored choice. */
export const yearSeconds = 31_536_000

/** Writes a secure cookie for the whole site. Blocked cookies are no error. */
export function writeCookie(name: string, value: string, options: CookieOptions): void {
  setCookie(cookieText(name, value, options))
}

/** Text of a secure cookie for the whole site, in the format of `document.cookie`. */
export function cookieText(name: string, value: string, options: CookieOptions): string {
  const { maxAgeSeconds, sameSite = 'Lax', domain } = options
  const shared = domain ? `; Domain=${domain}` : ''
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=${sameSite}; Secure${shared}`
}

/** Removes a cookie of this site, or one that a parent domain shares with it. */
export function deleteCookie(name: string, shared: Pick<CookieOptions, 'domain'> = {}): void {
  writeCookie(name, '', { maxAgeSeconds: 0, ...shared })
}

/** Names of the cookies that scripts of this page can see. */
export function cookieNames(): string[] {
  return allCookies()
    .split('; ')
    .map((pair) => pair.split('=')[0] ?? '')
    .filter(Boolean)
}
