import { writeCookie, yearSeconds } from '../../lib/storage/cookies'

/** Name of the cookie that remembers a chosen language; absent while nobody chose. */
export const languageCookie = 'locale'

/** Remembers a choice for 365 days, on the whole site (R336). */
export function rememberLanguage(code: string): void {
  writeCookie(languageCookie, code, { maxAgeSeconds: yearSeconds, sameSite: 'Lax' })
}
