import { googleSources } from '../../contract/config/google-sources'
import type { GatewayConfig } from '../config/read-config'

/** Response headers by lower-case name. */
export type HeaderRecord = Record<string, string>

/** HSTS binds browsers for long: it is sent only where the public address is https. */
export function transportHeaders(config: GatewayConfig): HeaderRecord {
  const secure = config.publicUrl.startsWith('https:')
  return secure ? { 'strict-transport-security': config.hsts } : {}
}

/** On every answer, whatever it is: nothing of ours is framed by others, sniffed or run by itself. */
export const refusalHeaders: HeaderRecord = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** Headers of every answer under `/api` and `/auth`: nothing is stored, framed, sniffed or run. */
export function apiHeaders(config: GatewayConfig): HeaderRecord {
  return {
    ...refusalHeaders,
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    vary: 'Cookie, Sec-Fetch-Site, Origin',
    ...transportHeaders(config),
  }
}

/** Headers of pictures: they are data, whatever they contain. */
export function pictureHeaders(config: GatewayConfig): HeaderRecord {
  return {
    ...refusalHeaders,
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-site',
    'referrer-policy': 'no-referrer',
    ...transportHeaders(config),
  }
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

/** Headers of pages, their content policy aside. */
export function pageHeaders(config: GatewayConfig): HeaderRecord {
  return {
    'reporting-endpoints': 'csp="/api/_csp"',
    'x-content-type-options': 'nosniff',
    // Google's sign-in window must be able to post its answer to this one.
    'cross-origin-opener-policy': config.google.identity
      ? 'same-origin-allow-popups'
      : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'permissions-policy': permissions,
    ...transportHeaders(config),
  }
}

/** Headers of scripts, styles, fonts and the other files of the site. */
export function assetHeaders(config: GatewayConfig): HeaderRecord {
  return {
    ...refusalHeaders,
    'cross-origin-resource-policy': 'same-origin',
    ...transportHeaders(config),
  }
}

/** Inline scripts and styles of one page, as hashes. */
export interface InlineHashes {
  scripts: readonly string[]
  styles: readonly string[]
}

/** The content policy of one page. Style attributes stay allowed: pictures are rendered with them. */
export function contentPolicy(config: GatewayConfig, inline: InlineHashes): string {
  const url = new URL(config.publicUrl)
  const secure = url.protocol === 'https:'
  const google = googleSources(config.google)
  const also = (sources: readonly string[]) => sources.map((source) => ` ${source}`).join('')
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('')
  return [
    "default-src 'none'",
    `script-src 'self'${quoted(inline.scripts)}${also(google.script)}`,
    "script-src-attr 'none'",
    `style-src 'self'${quoted(inline.styles)}${also(google.style)}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${also(google.img)}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self' ${secure ? 'wss' : 'ws'}://${url.host}${also(google.connect)}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src${also(google.frame) || " 'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
    'report-uri /api/_csp',
    'report-to csp',
  ].join('; ')
}

/** The content policy under which the service worker runs and fetches. */
export const workerPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'"
