import { addSectionAnchors } from './section-anchors'
import { wrapExercise } from './wrap-exercise'

const lesson = '<p>Αρχή</p><h2 id="enotita-1">Γιατί</h2><p>Μέση</p>'
const exercise = '<h2 id="enotita-2">Άσκηση</h2><ol><li>Ένα</li></ol><p>Τέλος</p>'

describe('wrapExercise', () => {
  it('gathers everything from the heading to the end', () => {
    expect(wrapExercise(`${lesson}${exercise}`, 'Άσκηση')).toBe(
      `${lesson}<section data-block="exercise" aria-labelledby="enotita-2">${exercise}</section>`,
    )
  })

  it('keeps headings that come after it inside', () => {
    const html = `${exercise}<h2>Και μετά</h2><p>Ως εδώ</p>`
    expect(wrapExercise(html, 'Άσκηση')).toMatch(/^<section .*<p>Ως εδώ<\/p><\/section>$/)
  })

  it('does not mind case or space around the words', () => {
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
  ])('leaves %p as it is', (html) => {
    expect(wrapExercise(html, 'Άσκηση')).toBe(html)
  })

  it('keeps text that is written with entities', () => {
    const html = '<h2>Άσκηση</h2><p>1 &lt; 2 &amp; 3 &gt; 2</p>'
    expect(wrapExercise(html, 'Άσκηση')).toContain('<p>1 &lt; 2 &amp; 3 &gt; 2</p>')
  })

  it('works on what the anchors left', () => {
    const { html } = addSectionAnchors('<h2>Γιατί</h2><p>α</p><h2>Άσκηση</h2><p>β</p>')
    expect(wrapExercise(html, 'Άσκηση')).toContain(
      '<section data-block="exercise" aria-labelledby="enotita-2"><h2 id="enotita-2">',
    )
  })
})
