import { type HTMLElement, parse } from 'node-html-parser'

/** Plain style of a page without scripts. */
export const plainStylesheet = `
html { font-size: 100%; }
body {
  margin: 0 auto;
  max-width: 60rem;
  padding: 1rem;
  color: #1a1a1a;
  background: #fff;
  font-family: system-ui, sans-serif;
  line-height: 1.6;
}
h1 { font-size: 2rem; line-height: 1.2; }
h2 { font-size: 1.5rem; line-height: 1.3; }
h3 { font-size: 1.2rem; }
a { color: #14532d; }
img {
  display: block;
  max-width: 100%;
  height: auto;
  border-radius: 8px;
}
ul, ol { padding-left: 1.25rem; }
li { margin: 0.25rem 0; }
dt { font-weight: 600; }
dd { margin: 0 0 0.5rem; }
table { border-collapse: collapse; }
td, th { padding: 0.5rem; border: 1px solid #ccc; }
blockquote { margin: 1rem 0; padding-left: 1rem; border-left: 4px solid #ccc; }
footer { margin-top: 3rem; border-top: 1px solid #ccc; }
`

/** Elements that are useless in a page without scripts, or styled by the app. */
const dropped = 'script, style, svg, form, button, dialog, template, input, [hidden]'
const keptAttributes = new Set([
  ...['href', 'src', 'srcset', 'sizes', 'width', 'height', 'alt', 'loading', 'decoding'],
  ...['fetchpriority', 'lang', 'dir', 'colspan', 'rowspan', 'scope', 'datetime', 'role', 'id'],
])

/** Content of a built page as plain HTML without styles, scripts and controls. */
export interface PlainContent {
  title: string
  description: string
  body: string
  /** The `link` elements that preload pictures. */
  preloads: readonly HTMLElement[]
}

/** @param html a page of the published site */
export function plainContent(html: string): PlainContent {
  const page = parse(html, { blockTextElements: { script: true, style: true } })
  const parts = page.querySelectorAll('main, footer').filter(isOutermost).map(plain)
  return {
    title: page.querySelector('title')?.text ?? '',
    description: page.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    body: parts.join('\n'),
    preloads: page.querySelectorAll('link[rel=preload][as=image]'),
  }
}

/**
 * The text and pictures of a built page as plain HTML with one small style and no script: the
 * baseline of the page. The preloaded picture stays preloaded.
 * @param html a page of the published site
 */
export function zeroScriptPage(html: string): string {
  const { title, description, body, preloads } = plainContent(html)
  return [
    '<!doctype html>',
    '<html lang="el"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...preloads.map(String),
    `<style>${plainStylesheet}</style></head>`,
    `<body>${body}</body></html>`,
  ].join('\n')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

function isOutermost(part: HTMLElement): boolean {
  return !part.parentNode?.closest('main')
}

function plain(part: HTMLElement): HTMLElement {
  for (const unwanted of part.querySelectorAll(dropped)) unwanted.remove()
  for (const quiet of part.querySelectorAll('noscript')) quiet.replaceWith(quiet.innerHTML)
  for (const element of [part, ...part.querySelectorAll('*')]) {
    for (const name of Object.keys(element.attributes)) {
      if (!keptAttributes.has(name.toLowerCase())) element.removeAttribute(name)
    }
  }
  return part
}
