import { readFileSync } from 'node:fs'
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { at } from '../lib/script'
import { runNode } from './measuring'

const stylesheet = readFileSync(at('scripts/bench/floor/plain.css'), 'utf8')

export interface FloorPage {
  path: string
  title: string
  description: string
  /** Its text and pictures as plain HTML. */
  html: string
}

/**
 * Creates the floor: a Gatsby site of one component without plugins, with the packages of this
 * project. Its path prefix is `/floor`.
 */
export async function makeFloor(folder: string, pages: readonly FloorPage[]): Promise<void> {
  await cp(at('scripts/bench/floor'), folder, { recursive: true })
  await mkdir(join(folder, 'src/pages'))
  await writeFile(join(folder, 'gatsby-browser.js'), "import './plain.css'\n")
  // Gatsby runs only if the package lists it as a dependency.
  const dependencies = { gatsby: '*', react: '*', 'react-dom': '*' }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'floor', dependencies }))
  await symlink(at('node_modules'), join(folder, 'node_modules'))
  await writeFloorPages(folder, pages)
}

/** Replaces the floor's pages and keeps its cache. */
export async function writeFloorPages(folder: string, pages: readonly FloorPage[]): Promise<void> {
  await writeFile(join(folder, 'pages.json'), JSON.stringify(pages))
}

/** Builds the floor into `public`; resolves with the seconds. */
export async function buildFloor(folder: string): Promise<number> {
  const gatsby = at('node_modules/gatsby/cli.js')
  const { seconds } = await runNode([gatsby, 'build', '--prefix-paths'], folder, {
    CI: 'true',
    GATSBY_TELEMETRY_DISABLED: '1',
    // Gatsby renders with one worker fewer, as in scripts/lib/build-site.ts.
    GATSBY_CPU_COUNT: String(availableParallelism() + 1),
  })
  return seconds
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
