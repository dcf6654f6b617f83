import { readFileSync } from 'node:fs'
import { type HTMLElement, parse } from 'node-html-parser'
import { at } from '../lib/script'

const stylesheet = readFileSync(at('scripts/bench/floor/plain.css'), 'utf8')

/** A page of the floor (scripts/bench/floor). */
export interface FloorPage {
  path: string
  title: string
  description: string
  /** Its text and pictures as plain HTML. */
  html: string
}

/** Elements that are useless in a page without scripts, or styled by the app. */
const dropped = 'script, style, svg, form, button, dialog, template, input, [hidden]'
const keptAttributes = new Set([
  ...['href', 'src', 'srcset', 'sizes', 'width', 'height', 'alt', 'loading', 'decoding'],
  ...['fetchpriority', 'lang', 'dir', 'colspan', 'rowspan', 'scope', 'datetime', 'role', 'id'],
])

/** The text and pictures of a published page as a page of the floor. */
export function floorPage(path: string, published: string): FloorPage {
  const page = parse(published, { blockTextElements: { script: true, style: true } })
  const outermost = page
    .querySelectorAll('main, footer')
    .filter((part) => !part.parentNode?.closest('main'))
  return {
    path,
    title: page.querySelector('title')?.text ?? '',
    description: page.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    html: outermost.map((part) => String(plain(part))).join('\n'),
  }
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

/**
 * The plain page: the same text and pictures as a published page, one small style, no script. A
 * picture that the page preloads is preloaded here, too.
 */
export function plainPage(published: string): string {
  const { title, description, html } = floorPage('/', published)
  return [
    '<!doctype html>',
    '<html lang="el"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...parse(published).querySelectorAll('link[rel=preload][as=image]').map(String),
    `<style>${stylesheet}</style></head>`,
    `<body>${html}</body></html>`,
  ].join('\n')
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
