import { createHash } from 'node:crypto'
import { parse } from 'node-html-parser'

/** What a content security policy must name for one page. */
export interface InlineHashes {
  scripts: string[]
  styles: string[]
}

/** Inline content of these types runs or steers what runs; other types only hold text. */
const executableTypes = [
  '',
  'text/javascript',
  'application/javascript',
  'module',
  'importmap',
  'speculationrules',
]

const emptyStyle = hashOf('')

/**
 * Hashes of a page's inline scripts and styles, over the bytes that are served. The hash of an
 * empty style is always among them: libraries insert empty style elements and fill them by rule.
 */
export function inlineHashes(html: string): InlineHashes {
  const page = parse(html, { comment: false, blockTextElements: { script: true, style: true } })
  const scripts = page
    .querySelectorAll('script')
    .filter((script) => !script.hasAttribute('src'))
    .filter((script) => executableTypes.includes(script.getAttribute('type')?.trim() ?? ''))
    .map((script) => hashOf(script.rawText))
  const styles = page.querySelectorAll('style').map((style) => hashOf(style.rawText))
  return { scripts: unique(scripts), styles: unique([emptyStyle, ...styles]) }
}

/** Browsers turn every line end into a line feed before they hash (HTML standard, 13.2.3.5). */
function hashOf(text: string): string {
  const seen = text.replace(/\r\n?/g, '\n')
  return `sha256-${createHash('sha256').update(seen).digest('base64')}`
}

function unique(hashes: readonly string[]): string[] {
  return [...new Set(hashes)].sort()
}
