import { parse } from 'node-html-parser'
import sanitizeHtml from 'sanitize-html'
import common from '../../../locales/el/common.json'

const allowedTags = [
  'h2',
  'h3',
  'h4',
  'p',
  'br',
  'hr',
  'ul',
  'ol',
  'li',
  'blockquote',
  'strong',
  'em',
  'b',
  'i',
  'u',
  's',
  'sub',
  'sup',
  'a',
  'code',
  'pre',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  // Questions of a lesson.
  'details',
  'summary',
]

const tableFrame = `<div data-block="table" role="group" aria-label="${common.ui.table}" tabindex="0">`

/**
 * HTML of the shop's owner, reduced to text, lists, tables and links; external links get
 * `noopener noreferrer nofollow`. Elements that could run, load, cover the page or collect input
 * are dropped. Tables get a wrapper that can be scrolled, by keyboard too.
 */
export function sanitiseHtml(html: string): string {
  const harmless = sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: { a: ['href', 'rel'], th: ['scope'], ol: ['start'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs.href) }),
    },
  })
  return harmless
    .replaceAll('<table>', `${tableFrame}<table>`)
    .replaceAll('</table>', '</table></div>')
}

function linkAttributes(href: string | undefined): Record<string, string> {
  if (href === undefined) return {}
  return href.startsWith('/') || href.startsWith('#')
    ? { href }
    : { href, rel: 'noopener noreferrer nofollow' }
}

/** Text of some HTML, white space collapsed. */
export function plainText(html: string): string {
  return parse(html).structuredText.replaceAll(/\s+/g, ' ').trim()
}

/** The beginning of a text, cut at a word boundary with an ellipsis. */
export function excerpt(text: string, longest: number): string {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,.;:·]+$/, '')}…`
}
