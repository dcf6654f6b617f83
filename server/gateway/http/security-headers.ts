import { refusalHeaders, type SiteSettings, transportHeaders } from '#contract/site/site-headers'
import type { HeaderRecord } from './route-env'

// Hono's `secureHeaders` knows one set for all answers and writes each header for itself: those of
// pages, files, pictures and JSON differ here, and are one object each.

/** Headers of every answer under `/api` and `/auth`: nothing is stored, framed, sniffed or run. */
export function apiHeaders(settings: SiteSettings): HeaderRecord {
  return {
    ...refusalHeaders,
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    vary: 'Cookie, Sec-Fetch-Site, Origin',
    ...transportHeaders(settings),
  }
}

/** Headers of pictures: they are data, whatever they contain. */
export function pictureHeaders(settings: SiteSettings): HeaderRecord {
  return {
    ...refusalHeaders,
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-site',
    'referrer-policy': 'no-referrer',
    ...transportHeaders(settings),
  }
}
