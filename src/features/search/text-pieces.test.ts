import { highlight, highlightedExcerpt, type MatchRange, type TextPiece } from './text-pieces'

/** Matches in brackets. */
const shown = (pieces: readonly TextPiece[]) =>
  pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')
const at = (text: string, ...textOf: string[]): MatchRange[] =>
  textOf.map((word) => ({ start: text.indexOf(word), length: word.length }))

describe('highlight', () => {
  it('splits at matches', () => {
    const title = 'Το παλάτι της μνήμης'
    expect(shown(highlight(title, at(title, 'παλάτι', 'μνήμη')))).toBe('Το [παλάτι] της [μνήμη]ς')
  })

  it('leaves a text without matches whole', () => {
    expect(highlight('Μνήμη', [])).toEqual([{ text: 'Μνήμη', isMatch: false }])
    expect(highlight('', [])).toEqual([])
  })

  it('merges overlapping matches, and ignores positions outside the text', () => {
    const ranges = [
      { start: 0, length: 3 },
      { start: 2, length: 2 },
      { start: 40, length: 5 },
    ]
    expect(shown(highlight('Μνήμη', ranges))).toBe('[Μνήμ]η')
  })

  it('keeps markup as text', () => {
    expect(shown(highlight('<b>Α & Β</b>', []))).toBe('<b>Α & Β</b>')
  })
})

describe('highlightedExcerpt', () => {
  it('removes tags, decodes entities, and splits at matches', () => {
    const html = '<p>Ψωμί &amp; <strong>βούτυρο</strong> &lt;script&gt;</p>'
    expect(shown(highlightedExcerpt(html, at(html, 'βούτυρο')))).toBe('Ψωμί & [βούτυρο] <script>')
  })

  it.each([
    ['&#917;&#x3BB;&nbsp;α', 'Ελ α'],
    ['Α &unknown; Β', 'Α &unknown; Β'],
    ['Α &#0; &#x110000; Β', 'Α Β'],
    ['1 < 2', '1 < 2'],
  ])('reads %j', (html, text) => {
    expect(shown(highlightedExcerpt(html, []))).toBe(text)
  })

  it('separates headings and list items', () => {
    const html = '<h2>Η ιδέα</h2>\n<ul>\n<li>Μία</li>\n<li>Δύο.</li>\n<li>Τρία</li></ul>'
    expect(shown(highlightedExcerpt(html, []))).toBe('Η ιδέα · Μία · Δύο. Τρία')
  })

  it('shows whole words around the first match', () => {
    const before = 'λέξη '.repeat(60)
    const html = `<p>${before}μνήμη ${'μετά '.repeat(60)}</p>`
    const text = shown(highlightedExcerpt(html, at(html, 'μνήμη')))
    expect(text).toMatch(/^…(λέξη )+\[μνήμη\]( μετά)+…$/)
    expect(text.length).toBeLessThanOrEqual(186)
  })

  it('cuts text without spaces', () => {
    expect(shown(highlightedExcerpt('α'.repeat(500), []))).toBe(`${'α'.repeat(180)}…`)
    const late = [{ start: 300, length: 1 }]
    expect(shown(highlightedExcerpt('α'.repeat(500), late))).toMatch(/^…α{50}\[α\]α{129}…$/)
  })
})
