import { type GoogleServices, googleSources } from '../config/google-sources'
import type { SiteFile } from './site-manifest'

/** What the headers of a site depend on. */
export interface SiteSettings {
  /** Origin that people open. */
  publicUrl: string
  google: GoogleServices
  /** Value of `Strict-Transport-Security`. */
  hsts: string
}

/** Browsers that loaded the site once by https use https for two years. */
export const defaultHsts = 'max-age=63072000'

/** Response headers by lower-case name. */
type Headers = Record<string, string>

/** HSTS binds browsers for long: it is sent only where the public address is https. */
export function transportHeaders({ publicUrl, hsts }: SiteSettings): Headers {
  return publicUrl.startsWith('https:') ? { 'strict-transport-security': hsts } : {}
}

/** Headers of all responses other than pages: they may not be framed, sniffed or run. */
export const refusalHeaders: Headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

const permissions = [
  'camera=()',
  'microphone=()',
  'geolocation=()',
  'payment=()',
  'usb=()',
  'serial=()',
  'midi=()',
  'browsing-topics=()',
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
].join(', ')

/** Path of the browsers' reports about violations of the content policy. */
export const policyReportPath = '/api/_csp'

/** Headers of pages, except the content policy and the referrer policy. */
export function pageHeaders(settings: SiteSettings): Headers {
  return {
    'reporting-endpoints': `csp="${policyReportPath}"`,
    'x-content-type-options': 'nosniff',
    // Google's sign-in window must be able to post its result to this window.
    'cross-origin-opener-policy': settings.google.identity
      ? 'same-origin-allow-popups'
      : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'permissions-policy': permissions,
    ...transportHeaders(settings),
  }
}

/**
 * `Referrer-Policy` of a page: an address that holds a key must not be sent to other pages.
 */
export function referrerPolicy(hasKey: boolean): string {
  return hasKey ? 'no-referrer' : 'strict-origin-when-cross-origin'
}

/** Headers of scripts, styles, fonts and the other files of the site. */
export function assetHeaders(settings: SiteSettings): Headers {
  return {
    ...refusalHeaders,
    'cross-origin-resource-policy': 'same-origin',
    ...transportHeaders(settings),
  }
}

/** Inline scripts and styles of one page, as hashes; `any` allows all inline styles. */
export interface InlineHashes {
  scripts: readonly string[]
  styles: readonly string[] | 'any'
}

/** The content policy of one page. Style attributes stay allowed, as pictures need them. */
export function contentPolicy(
  { publicUrl, google }: Pick<SiteSettings, 'publicUrl' | 'google'>,
  inline: InlineHashes,
): string {
  const url = new URL(publicUrl)
  const secure = url.protocol === 'https:'
  const services = googleSources(google)
  const also = (sources: readonly string[]) => sources.map((source) => ` ${source}`).join('')
  const quoted = (hashes: readonly string[]) => also(hashes.map((hash) => `'${hash}'`))
  const styles = inline.styles === 'any' ? " 'unsafe-inline'" : quoted(inline.styles)
  return [
    "default-src 'none'",
    `script-src 'self'${quoted(inline.scripts)}${also(services.script)}`,
    "script-src-attr 'none'",
    `style-src 'self'${styles}${also(services.style)}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${also(services.img)}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self' ${secure ? 'wss' : 'ws'}://${url.host}${also(services.connect)}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src${also(services.frame) || " 'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
    `report-uri ${policyReportPath}`,
    'report-to csp',
  ].join('; ')
}

export const workerPath = '/sw.js'

/** The content policy under which the service worker runs and fetches. */
export const workerPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'"

/** An SVG image that is opened directly must not run scripts. */
export const drawingPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** `Cache-Control` by kind of file: `forGood` where the name changes whenever the bytes do. */
export const cacheControls = {
  forGood: 'public, max-age=31536000, immutable',
  revalidated: 'public, max-age=0, must-revalidate',
  worker: 'no-cache',
} as const

/** `Cache-Control` of a file of the manifest. */
export function cacheControl(path: string, { immutable }: Pick<SiteFile, 'immutable'>): string {
  if (path === workerPath) return cacheControls.worker
  return immutable ? cacheControls.forGood : cacheControls.revalidated
}
