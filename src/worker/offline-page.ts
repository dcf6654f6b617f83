import { publicPaths } from '#contract/paths/site-paths'
import type { KeptPage } from '#contract/site/worker-message'
import { publicConfig } from '#lib/config/public-config'
import messages from '#locales/el/offline.json'
import { colours } from '#theme/colours'
import { fontUrls } from '#theme/fonts'
import { offlineDrawing } from '#theme/offline-drawing'

/** What varies on the offline page. */
export interface OfflineFacts {
  /** Cached pages to link to. */
  kept: readonly KeptPage[]
  /** The visitor's colour mode; null for the system's. */
  mode: 'light' | 'dark' | null
}

/**
 * The page for an address that is not cached, with links to cached pages. It has no script;
 * logo and typeface are loaded from the cache if they are cached, and the page works without them.
 */
export function offlinePage({ kept, mode }: OfflineFacts): string {
  const { appLogo, appTitle, titleSeparator } = publicConfig
  // Lazy, because that of the other mode is hidden and may not be cached.
  const logo = (colours: string, path: string) =>
    `<img class="${colours}" src="${path}" alt="${appTitle}" loading="lazy" width="145" height="30">`
  return [
    `<!doctype html><html lang="el" dir="ltr"${mode ? ` class="${mode}"` : ''}>`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<meta name="color-scheme" content="${mode ?? 'light dark'}">`,
    `<title>${messages.title} ${titleSeparator} ${appTitle}</title><style>${offlineStyle}</style></head>`,
    `<body><header><a href="/">${logo('on-light', appLogo)}${logo('on-dark', darkLogoOf(appLogo))}</a></header>`,
    `<main><svg aria-hidden="true" width="200" height="150" viewBox="0 0 160 120">${offlineDrawing}</svg>`,
    `<h1>${messages.heading}</h1><p class="thread">${messages.thread}</p><p>${messages.sentence}</p>`,
    `<p class="ways"><a class="main" href="">${messages.retry}</a><a href="/">${messages.home}</a><a href="${publicPaths.saved}">${messages.saved}</a></p>`,
    ...(kept.length > 0 ? [`<h2>${messages.kept}</h2><ul>${kept.map(entry).join('')}</ul>`] : []),
    '</main></body></html>',
  ].join('')
}

/** The same rule as in src/layouts/navbar.tsx. */
function darkLogoOf(path: string): string {
  return path.replace(/(?=\.[a-z]+$)/, '-dark')
}

function entry({ path, title }: KeptPage): string {
  return `<li><a href="${path.replaceAll('"', '%22')}">${title}</a></li>`
}

/** The title of a page's HTML, without the site's name. */
export function titleOf(html: string): string | null {
  const { appTitle, titleSeparator } = publicConfig
  const whole = /<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1]?.trim()
  if (!whole) return null
  const end = ` ${titleSeparator} ${appTitle}`
  return whole.endsWith(end) ? whole.slice(0, -end.length) : whole
}

/** The response with the offline page: 503, so that it is never taken for the requested page. */
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

const { modes, ...light } = colours
const { dark } = modes

const colour = (name: keyof typeof dark) => `var(--${name})`
const used = [
  'background',
  'text',
  'textMuted',
  'primary',
  'primaryHover',
  'onPrimary',
  'primaryText',
  'secondary',
  'onSecondary',
  'star',
  'control',
  'hairline',
  'hover',
  'focus',
] as const

type Colours = Record<(typeof used)[number], string>

function variables(mode: Colours): string {
  return used.map((name) => `--${name}:${mode[name]}`).join(';')
}

/** Dark colours and logo. */
function darkRules(root: string): string {
  return `${root}{${variables(dark)}}${root} .on-light{display:none}${root} .on-dark{display:block}`
}

/** One family per file; the second has the letters that the first lacks. */
const faces = Object.entries(fontUrls).map(
  ([name, url]) =>
    `@font-face{font-family:${name};font-weight:200 800;font-display:optional;src:url(${url})}`,
)

/** The drawing's, as in src/components/drawing.tsx. */
const drawingStyle = [
  'svg{stroke-linecap:round;stroke-linejoin:round}',
  '@media(max-width:639px){main svg{width:160px;height:120px}}',
  `[data-fill=ground]{fill:${colour('hairline')}}`,
  `[data-fill=green]{fill:${colour('primary')}}`,
  `[data-fill=blue]{fill:${colour('secondary')}}`,
  `[data-fill=eye]{fill:${colour('background')}}`,
  `[data-fill=pupil]{fill:${colour('text')}}`,
  `[data-line]{fill:none;stroke:${colour('text')};stroke-width:3}`,
  `[data-line=thread]{stroke:${colour('control')};stroke-width:1.5}`,
  `[data-line=smile]{stroke:${colour('onPrimary')};stroke-width:2}`,
  `[data-line=knit]{stroke:${colour('onSecondary')};stroke-width:1.5}`,
  `[data-line=needle]{stroke:${colour('star')}}`,
  `[data-line=yarn]{stroke:${colour('secondary')};stroke-width:2}`,
]

/**
 * The offline page's stylesheet: the theme's colours in the visitor's mode, else the system's, and
 * the typeface where it is cached.
 */
const offlineStyle = [
  ...faces,
  `:root{${variables(light)}}.on-dark{display:none}`,
  `@media(prefers-color-scheme:dark){${darkRules(':root:not(.light)')}}`,
  darkRules(':root.dark'),
  '*{box-sizing:border-box}',
  `body{margin:0;min-height:100vh;background:${colour('background')};color:${colour('text')};font:450 1rem/1.5 greek,latin,system-ui,sans-serif;overflow-wrap:anywhere}`,
  `header{border-bottom:1px solid ${colour('hairline')}}`,
  'header a{display:flex;align-items:center;max-width:1264px;height:64px;margin:0 auto;padding:0 16px;color:inherit;font-weight:750;text-decoration:none}',
  '@media(min-width:1024px){header a{padding:0 32px}}',
  'main{width:100%;max-width:568px;margin:0 auto;padding:0 16px 64px;display:grid;gap:16px}',
  'h1{margin:8px 0 0;font-size:clamp(1.875rem,1.5rem + 1.6vw,2.75rem);line-height:1.15;letter-spacing:-.02em;font-weight:750}',
  `h2{margin:24px 0 0;padding-top:24px;border-top:1px solid ${colour('hairline')};font-size:1.125rem;font-weight:750}`,
  `p{margin:0;color:${colour('textMuted')};font-size:1.125rem}`,
  `.thread{color:${colour('text')};font-weight:650;text-wrap:balance}`,
  ...drawingStyle,
  '.ways{display:flex;flex-wrap:wrap;gap:12px;margin-top:16px}',
  `.ways a{display:inline-flex;align-items:center;justify-content:center;min-height:52px;padding:0 24px;border-radius:10px;border:1px solid ${colour('control')};color:${colour('text')};font-size:1rem;font-weight:600;text-decoration:none}`,
  `.ways a:hover{background:${colour('hover')}}`,
  `.ways .main{background:${colour('primary')};border-color:transparent;color:${colour('onPrimary')}}`,
  `.ways .main:hover{background:${colour('primaryHover')}}`,
  'ul{margin:0;padding:0;list-style:none;display:grid}',
  `li a{display:flex;align-items:center;min-height:44px;padding:8px 0;color:${colour('primaryText')};text-underline-offset:3px}`,
  `a:focus-visible{outline:3px solid ${colour('focus')};outline-offset:3px;border-radius:10px}`,
].join('')
