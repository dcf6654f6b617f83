import { createHash } from 'node:crypto'
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

const emptyStyle = hashOf('')

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
 * Hashes of a page's inline scripts and styles, over the bytes that are served. The hash of an
 * empty style is always among them: libraries insert empty style elements and fill them by rule.
 */
export function inlineHashes(html: string): InlineHashes {
  const scripts: string[] = []
  const styles = [emptyStyle]
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
