import { markedExcerpt, markedText, type Stretch, type TextPiece } from './text-pieces'

/** Matches in brackets. */
const shown = (pieces: readonly TextPiece[]) =>
  pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')
const at = (text: string, ...words: string[]): Stretch[] =>
  words.map((word) => ({ start: text.indexOf(word), length: word.length }))

describe('markedText', () => {
  it('marks what matched', () => {
    const title = 'Το παλάτι της μνήμης'
    expect(shown(markedText(title, at(title, 'παλάτι', 'μνήμη')))).toBe('Το [παλάτι] της [μνήμη]ς')
  })

  it('leaves a text without matches whole', () => {
    expect(markedText('Μνήμη', [])).toEqual([{ text: 'Μνήμη', isMatch: false }])
    expect(markedText('', [])).toEqual([])
  })

  it('joins matches that overlap, and lives with stretches that lie outside', () => {
    const stretches = [
      { start: 0, length: 3 },
      { start: 2, length: 2 },
      { start: 40, length: 5 },
    ]
    expect(shown(markedText('Μνήμη', stretches))).toBe('[Μνήμ]η')
  })

  it('shows markup as the text that it is', () => {
    expect(shown(markedText('<b>Α & Β</b>', []))).toBe('<b>Α & Β</b>')
  })
})

describe('markedExcerpt', () => {
  it('leaves tags out, reads entities, and marks in what is left', () => {
    const html = '<p>Ψωμί &amp; <strong>βούτυρο</strong> &lt;script&gt;</p>'
    expect(shown(markedExcerpt(html, at(html, 'βούτυρο')))).toBe('Ψωμί & [βούτυρο] <script>')
  })

  it.each([
    ['&#917;&#x3BB;&nbsp;α', 'Ελ α'],
    ['Α &unknown; Β', 'Α &unknown; Β'],
    ['Α &#0; &#x110000; Β', 'Α Β'],
    ['1 < 2', '1 < 2'],
  ])('reads %j', (html, text) => {
    expect(shown(markedExcerpt(html, []))).toBe(text)
  })

  it('keeps headings and list items apart from what follows', () => {
    const html = '<h2>Η ιδέα</h2>\n<ul>\n<li>Μία</li>\n<li>Δύο.</li>\n<li>Τρία</li></ul>'
    expect(shown(markedExcerpt(html, []))).toBe('Η ιδέα · Μία · Δύο. Τρία')
  })

  it('shows whole words around the first match', () => {
    const before = 'λέξη '.repeat(60)
    const html = `<p>${before}μνήμη ${'μετά '.repeat(60)}</p>`
    const text = shown(markedExcerpt(html, at(html, 'μνήμη')))
    expect(text).toMatch(/^…(λέξη )+\[μνήμη\]( μετά)+…$/)
    expect(text.length).toBeLessThanOrEqual(186)
  })

  it('cuts even where there is no space to cut at', () => {
    expect(shown(markedExcerpt('α'.repeat(500), []))).toBe(`${'α'.repeat(180)}…`)
    const late = [{ start: 300, length: 1 }]
    expect(shown(markedExcerpt('α'.repeat(500), late))).toMatch(/^…α{50}\[α\]α{129}…$/)
  })

  it('is fast on long texts', () => {
    const html = '<p>μνήμη</p>'.repeat(20_000)
    expect(shown(markedExcerpt(html, at(html, 'μνήμη')))).toMatch(/^\[μνήμη\] μνήμη/)
  })
})
