import { createHash } from 'node:crypto'
import { inlineHashes } from './inline-hashes'

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
/** Of an empty style, and of the style sheet that sonner inserts. */
const inserted = inlineHashes('').styles

describe('hashes of inline scripts and styles', () => {
  it('hashes the bytes between the tags', () => {
    const script = 'const λόγια = "<p>&amp;</p> <!-- όχι σχόλιο --> \\u003c/script>"; a<b'
    const style = 'body::before{content:"<σταγόνα>"}'
    const page = `<!doctype html><html><head><style data-x="1">${style}</style></head><body><script>${script}</script></body></html>`
    expect(inlineHashes(page)).toEqual({
      scripts: [hash(script)],
      styles: [...inserted, hash(style)].sort(),
    })
  })

  it('skips external scripts, data blocks and comments', () => {
    const page = `<head><script src="/app.js" async></script>
      <script type="application/ld+json">{"name":"x"}</script>
      <script type="application/json">{}</script>
      <!-- <script>commented()</script><style>.c{}</style> --></head>`
    expect(inlineHashes(page)).toEqual({ scripts: [], styles: inserted })
  })

  it.each(['module', 'importmap', 'speculationrules', 'text/javascript'])(
    'includes scripts of type %s',
    (type) => {
      expect(inlineHashes(`<script type="${type}">run()</script>`).scripts).toEqual([hash('run()')])
    },
  )

  it('includes styles in noscript and svg', () => {
    const page =
      '<noscript><style>.a{opacity:1}</style></noscript><svg><style>.b{fill:red}</style></svg>'
    expect(inlineHashes(page).styles).toEqual(
      [...inserted, hash('.a{opacity:1}'), hash('.b{fill:red}')].sort(),
    )
  })

  it('normalises line ends as browsers do', () => {
    expect(inlineHashes('<script>a()\r\nb()\rc()</script>').scripts).toEqual([
      hash('a()\nb()\nc()'),
    ])
  })

  it('lists each hash once', () => {
    expect(inlineHashes('<script>a()</script><script>a()</script>').scripts).toHaveLength(1)
  })
})
