import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteManifest } from '#contract/site/site-manifest'

/** Hashes that the content security policy of one page must contain. */
export type InlineHashes = SiteManifest['policies'][string]

/** Types of inline scripts that run or control what runs; others contain data. */
const executableTypes = [
  '',
  'text/javascript',
  'application/javascript',
  'module',
  'importmap',
  'speculationrules',
]

/**
 * Styles that packages insert: an empty element that is filled by rule or by text, and the style
 * sheet of sonner, which its module inserts when it is loaded with the first toast.
 */
const insertedStyles = ['', styleOfToasts()].map(hashOf)

function styleOfToasts(): string {
  const file = join(__dirname, '../../node_modules/sonner/dist/index.mjs')
  const [, literal] = /^__insertCSS\((".*")\)/m.exec(readFileSync(file, 'utf8')) ?? []
  if (!literal) throw new Error(`${file} inserts no style.`)
  return JSON.parse(literal)
}

const attributes = '(?:[^"\'>]|"[^"]*"|\'[^\']*\')*'

/**
 * Comments, elements whose content is text, and all other tags: text inside a comment or such an
 * element is never a tag. Exact for HTML that closes every element, as React writes it, and a
 * hundred times faster than a parsed tree.
 */
const pieces = new RegExp(
  `<!--[\\s\\S]*?-->|<(script|style|textarea|title|iframe)(?=[\\s/>])(${attributes})>([\\s\\S]*?)</\\1\\s*>|</?[a-z]${attributes}>`,
  'gi',
)

/**
 * Hashes of a page's inline scripts and styles, over the bytes that are served, and of the styles
 * that packages insert into any page.
 */
export function inlineHashes(html: string): InlineHashes {
  const scripts: string[] = []
  const styles = [...insertedStyles]
  for (const [, name, written = '', text = ''] of html.matchAll(pieces)) {
    if (name?.toLowerCase() === 'style') styles.push(hashOf(text))
    if (name?.toLowerCase() === 'script' && isInlineScript(written)) scripts.push(hashOf(text))
  }
  return { scripts: unique(scripts), styles: unique(styles) }
}

function isInlineScript(written: string): boolean {
  const names = new Map(
    [...written.matchAll(/([^\s"'=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g)].map(
      ([, name = '', ...values]) => [name.toLowerCase(), values.find(Boolean) ?? ''],
    ),
  )
  return !names.has('src') && executableTypes.includes(names.get('type')?.trim() ?? '')
}

/** Browsers turn every line end into a line feed before they hash (HTML standard, 13.2.3.5). */
function hashOf(text: string): string {
  const seen = text.replace(/\r\n?/g, '\n')
  return `sha256-${createHash('sha256').update(seen).digest('base64')}`
}

function unique(hashes: readonly string[]): string[] {
  return [...new Set(hashes)].sort()
}
