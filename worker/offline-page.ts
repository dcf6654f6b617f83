import type { KeptPage } from '../contract/site/worker-message'
import words from '../locales/el/offline.json'
import { publicConfig } from '../src/lib/config/public-config'
import { offlineStyle } from './offline-style'

/** What the offline page shows beside its own words. */
export interface OfflineFacts {
  /** What can be read meanwhile. */
  kept: readonly KeptPage[]
  /** The colours that the person chose; null while the system decides. */
  mode: 'light' | 'dark' | null
}

/**
 * The page for an address that is not kept, with links to what can be read meanwhile (R227). It has
 * no script; logo and typeface come from what earlier pages left, and it is whole without them.
 */
export function offlinePage({ kept, mode }: OfflineFacts): string {
  const { appLogo, appTitle, titleSeparator } = publicConfig
  const logo = (colours: string, path: string) =>
    `<img class="${colours}" src="${path}" alt="${appTitle}" width="145" height="30">`
  return [
    `<!doctype html><html lang="el" dir="ltr"${mode ? ` class="${mode}"` : ''}>`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<meta name="color-scheme" content="${mode ?? 'light dark'}">`,
    `<title>${words.title} ${titleSeparator} ${appTitle}</title><style>${offlineStyle}</style></head>`,
    `<body><header><a href="/">${logo('on-light', appLogo)}${logo('on-dark', darkLogoOf(appLogo))}</a></header>`,
    `<main><h1>${words.heading}</h1><p>${words.sentence}</p>`,
    `<p class="ways"><a class="main" href="">${words.retry}</a><a href="/">${words.home}</a></p>`,
    ...(kept.length > 0 ? [`<h2>${words.kept}</h2><ul>${kept.map(entry).join('')}</ul>`] : []),
    '</main></body></html>',
  ].join('')
}

/** As in the frame of every page (src/layouts/logo.tsx). */
function darkLogoOf(path: string): string {
  return path.replace(/(?=\.[a-z]+$)/, '-dark')
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
export function offlineAnswer(facts: OfflineFacts): Response {
  return new Response(offlinePage(facts), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
    },
  })
}
