import { contentPolicy, pageHeaders, type SiteSettings } from '#contract/site/site-headers'
import { errorPages, messages } from '../lib/messages'

/** Whether a request loads a document into a window, by what only browsers send. */
export function isDocumentRequest(
  method: string,
  header: (name: string) => string | undefined,
): boolean {
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') return false
  const destination = header('sec-fetch-dest')
  if (destination !== undefined) return destination === 'document'
  return /\btext\/html\b/i.test(header('accept') ?? '')
}

type Page = (typeof errorPages)[keyof typeof errorPages]

function pageOf(status: number): Page {
  if (status === 404) return errorPages.missing
  if (status === 429) return errorPages.tooMany
  if (status === 503 || status === 504 || status === 502) return errorPages.unreachable
  return status >= 500 ? errorPages.failure : errorPages.refused
}

/**
 * The page for an error where the site has none: people who open an address see what happened and
 * a way on. It needs no published build and no file; the policy allows style attributes only.
 */
export function errorPage(
  settings: SiteSettings,
  status: number,
  headers: Record<string, string> = {},
): Response {
  const { title, sentence } = pageOf(status)
  return new Response(documentOf(title, sentence), {
    status,
    headers: {
      ...pageHeaders(settings),
      'content-security-policy': contentPolicy(settings, { scripts: [], styles: [] }),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      vary: 'Accept, Sec-Fetch-Dest',
      ...headers,
    },
  })
}

const styles = {
  html: 'color-scheme:light dark',
  body: 'margin:0;font:450 1.125rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere',
  main: 'max-width:568px;margin:0 auto;padding:64px 16px',
  heading: 'margin:0 0 16px;font-size:2rem;line-height:1.15;letter-spacing:-.02em',
  link: 'display:inline-block;margin-top:24px;padding:12px 24px;border:1px solid;border-radius:10px;color:inherit;font-weight:600;text-decoration:none',
}

function documentOf(title: string, sentence: string): string {
  return [
    `<!doctype html><html lang="el" dir="ltr" style="${styles.html}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${title}</title></head>`,
    `<body style="${styles.body}"><main style="${styles.main}">`,
    `<h1 style="${styles.heading}">${title}</h1><p style="margin:0">${sentence}</p>`,
    `<a href="/" style="${styles.link}">${messages.toHome}</a>`,
    '</main></body></html>',
  ].join('')
}
