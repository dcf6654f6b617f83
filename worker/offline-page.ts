import words from '../locales/el/offline.json'
import { publicConfig } from '../src/shared/config/public-config'
import { dropLightPath, dropPath } from '../src/shared/ui/drop-path'
import { offlineStyle } from './offline-style'

/** A page that can be read without a connection. */
export interface KeptPage {
  path: string
  /** As it stands in the page's own HTML, with what is special there written as an entity. */
  title: string
}

/**
 * The page for an address that is not kept: whole in itself, without scripts, and with links to
 * what can be read meanwhile (R227).
 */
export function offlinePage(kept: readonly KeptPage[]): string {
  const { appTitle, titleSeparator } = publicConfig
  return [
    '<!doctype html><html lang="el" dir="ltr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${words.title} ${titleSeparator} ${appTitle}</title><style>${offlineStyle}</style></head>`,
    '<body><main><svg viewBox="0 0 24 24" aria-hidden="true">',
    `<path d="${dropPath}"/><path class="light" d="${dropLightPath}"/></svg>`,
    `<h1>${words.heading}</h1><p>${words.sentence}</p>`,
    `<p class="ways"><a class="main" href="">${words.retry}</a><a href="/">${words.home}</a></p>`,
    ...(kept.length > 0 ? [`<h2>${words.kept}</h2><ul>${kept.map(entry).join('')}</ul>`] : []),
    '</main></body></html>',
  ].join('')
}

function entry({ path, title }: KeptPage): string {
  return `<li><a href="${path.replaceAll('"', '%22')}">${title}</a></li>`
}

/** The title of a page's HTML, without the name of the site. */
export function titleOf(html: string): string | null {
  const { appTitle, titleSeparator } = publicConfig
  const whole = /<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1]?.trim()
  if (!whole) return null
  const end = ` ${titleSeparator} ${appTitle}`
  return whole.endsWith(end) ? whole.slice(0, -end.length) : whole
}

/** The answer that carries the page: it says of itself that it is not the page that was asked for. */
export function offlineAnswer(kept: readonly KeptPage[]): Response {
  return new Response(offlinePage(kept), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
    },
  })
}
