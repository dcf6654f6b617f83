import { addSectionAnchors, layOutText, readingMinutes, wrapExercise } from './lay-out-text'

describe('layOutText', () => {
  it('lays out several parts below one heading as cards', () => {
    expect(
      layOutText(
        '<h2>Τι</h2>\n<p>α</p>\n<h3>Ένα</h3>\n<p>β</p>\n<p>γ</p>\n<h3>Δύο</h3>\n<p>δ</p>\n<h2>Μετά</h2>\n<p>ε</p>',
      ),
    ).toBe(
      '<h2>Τι</h2><p>α</p><div data-block="cards"><div><h3>Ένα</h3><p>β</p><p>γ</p></div><div><h3>Δύο</h3><p>δ</p></div></div><h2>Μετά</h2><p>ε</p>',
    )
  })

  it('leaves a single part unchanged', () => {
    expect(layOutText('<h3>Ένα</h3><p>α</p>')).toBe('<h3>Ένα</h3><p>α</p>')
  })

  it('lays out a quotation below a heading as its summary', () => {
    expect(layOutText('<h2>Τι</h2>\n<blockquote>\n<p>α</p>\n</blockquote>\n<p>β</p>')).toBe(
      '<h2>Τι</h2><p data-block="summary"><strong>Με λίγα λόγια:</strong> α</p><p>β</p>',
    )
  })

  it('lays out other quotations as pull quotes, long ones as forms', () => {
    expect(layOutText('<p>α</p><blockquote><p>β <a href="/blog">γ</a></p></blockquote>')).toBe(
      '<p>α</p><p data-block="pull">β <a href="/blog">γ</a></p>',
    )
    const lines = '<p>1</p>\n<p>2</p>\n<p>3</p>'
    expect(layOutText(`<p>α</p><blockquote>\n${lines}\n</blockquote>`)).toBe(
      '<p>α</p><div data-block="form"><p>1</p><p>2</p><p>3</p></div>',
    )
  })

  it('leaves text, lists and tables unchanged', () => {
    const html =
      '<p>α &lt; β</p><ul>\n<li>γ</li>\n</ul><div data-block="table"><table></table></div>'
    expect(layOutText(html)).toBe(html)
  })
})

const lesson = '<p>Αρχή</p><h2 id="enotita-1">Γιατί</h2><p>Μέση</p>'
const exercise = '<h2 id="enotita-2">Άσκηση</h2><ol><li>Ένα</li></ol><p>Τέλος</p>'

describe('wrapExercise', () => {
  it('wraps everything from the heading to the end', () => {
    expect(wrapExercise(`${lesson}${exercise}`, 'Άσκηση')).toBe(
      `${lesson}<section data-block="exercise" aria-labelledby="enotita-2"><h2 id="enotita-2">Άσκηση</h2><ol><li id="vima-1"><span data-step=""></span>Ένα</li></ol><p>Τέλος</p><div data-progress=""></div></section>`,
    )
  })

  it('gives each step an id and a place for its checkbox, not the items below a step (R386)', () => {
    const steps = '<ol><li>Ένα<ol><li>κάτω</li></ol></li><li>Δύο</li></ol><ul><li>άλλο</li></ul>'
    expect(wrapExercise(`<h2>Άσκηση</h2>${steps}`, 'Άσκηση')).toContain(
      '<ol><li id="vima-1"><span data-step=""></span>Ένα<ol><li>κάτω</li></ol></li><li id="vima-2"><span data-step=""></span>Δύο</li></ol><ul><li>άλλο</li></ul>',
    )
  })

  it('includes later headings', () => {
    const html = `${exercise}<h2>Και μετά</h2><p>Ως εδώ</p>`
    expect(wrapExercise(html, 'Άσκηση')).toMatch(
      /^<section .*<p>Ως εδώ<\/p><div data-progress=""><\/div><\/section>$/,
    )
  })

  it('ignores case and blanks of the heading', () => {
    expect(wrapExercise('<h2> άσκηση </h2><p>Ένα</p>', 'Άσκηση')).toBe(
      '<section data-block="exercise"><h2> άσκηση </h2><p>Ένα</p></section>',
    )
  })

  it.each([
    lesson,
    '',
    '<p>Άσκηση</p>',
    '<h3>Άσκηση</h3><p>Ένα</p>',
    '<h2>Άσκηση θάρρους</h2><p>Ένα</p>',
    '<blockquote><h2>Άσκηση</h2></blockquote>',
  ])('leaves %p unchanged', (html) => {
    expect(wrapExercise(html, 'Άσκηση')).toBe(html)
  })

  it('keeps entities', () => {
    const html = '<h2>Άσκηση</h2><p>1 &lt; 2 &amp; 3 &gt; 2</p>'
    expect(wrapExercise(html, 'Άσκηση')).toContain('<p>1 &lt; 2 &amp; 3 &gt; 2</p>')
  })

  it("labels the section by the heading's anchor", () => {
    const { html } = addSectionAnchors('<h2>Γιατί</h2><p>α</p><h2>Άσκηση</h2><p>β</p>')
    expect(wrapExercise(html, 'Άσκηση')).toContain(
      '<section data-block="exercise" aria-labelledby="enotita-2"><h2 id="enotita-2">',
    )
  })
})

it.each([
  [0, 1],
  [1, 1],
  [180, 1],
  [181, 2],
  [360, 2],
  [430, 3],
])('a text of %d words takes %d minutes', (words, minutes) => {
  expect(readingMinutes('λέξη '.repeat(words))).toBe(minutes)
})
