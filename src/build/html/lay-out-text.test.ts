import { layOutText } from './lay-out-text'

describe('layOutText', () => {
  it('makes a card of each of several parts below one heading', () => {
    expect(
      layOutText(
        '<h2>Τι</h2>\n<p>α</p>\n<h3>Ένα</h3>\n<p>β</p>\n<p>γ</p>\n<h3>Δύο</h3>\n<p>δ</p>\n<h2>Μετά</h2>\n<p>ε</p>',
      ),
    ).toBe(
      '<h2>Τι</h2><p>α</p><div data-block="cards"><div><h3>Ένα</h3><p>β</p><p>γ</p></div><div><h3>Δύο</h3><p>δ</p></div></div><h2>Μετά</h2><p>ε</p>',
    )
  })

  it('leaves a single part where it stands', () => {
    expect(layOutText('<h3>Ένα</h3><p>α</p>')).toBe('<h3>Ένα</h3><p>α</p>')
  })

  it('makes a summary of a quotation right below a heading', () => {
    expect(layOutText('<h2>Τι</h2>\n<blockquote>\n<p>α</p>\n</blockquote>\n<p>β</p>')).toBe(
      '<h2>Τι</h2><p data-block="summary"><strong>Με λίγα λόγια:</strong> α</p><p>β</p>',
    )
  })

  it('makes a pull-out of any other, and a form of one with many lines', () => {
    expect(layOutText('<p>α</p><blockquote><p>β <a href="/blog">γ</a></p></blockquote>')).toBe(
      '<p>α</p><p data-block="pull">β <a href="/blog">γ</a></p>',
    )
    const lines = '<p>1</p>\n<p>2</p>\n<p>3</p>'
    expect(layOutText(`<p>α</p><blockquote>\n${lines}\n</blockquote>`)).toBe(
      '<p>α</p><div data-block="form"><p>1</p><p>2</p><p>3</p></div>',
    )
  })

  it('keeps text, lists and tables as they are', () => {
    const html =
      '<p>α &lt; β</p><ul>\n<li>γ</li>\n</ul><div data-block="table"><table></table></div>'
    expect(layOutText(html)).toBe(html)
  })
})
