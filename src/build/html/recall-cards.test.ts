import { recallCards } from './recall-cards'
import { sanitiseHtml } from './sanitise-html'

const lesson = { postId: 3, title: 'Κλείστε το «βιβλίο»' }
const cardsOf = (html: string) => recallCards(sanitiseHtml(html), lesson)
const idea = '<blockquote><p><strong>Η ιδέα:</strong> Θυμηθείτε.</p></blockquote>'

it("has the author's questions, in their order, and then the key idea (R375)", () => {
  const cards = cardsOf(
    `<p>α</p><details open onclick="x()"><summary>Πόσο <em>μένει</em>;</summary><p>Λίγο.</p><ul><li>ένα</li><li>δύο</li></ul></details>${idea}<details><summary>Γιατί;</summary>Έτσι.</details>`,
  )
  expect(cards.map(({ question, answer }) => [question, answer])).toEqual([
    ['Πόσο μένει;', 'Λίγο.\nένα\nδύο'],
    ['Γιατί;', 'Έτσι.'],
    ['Ποια ήταν η βασική ιδέα του μαθήματος «Κλείστε το “βιβλίο”»;', 'Θυμηθείτε.'],
  ])
})

it('has the key idea alone without questions, and nothing without either (R375)', () => {
  expect(cardsOf(`<p>α</p>${idea}`).map(({ cardId }) => cardId)).toEqual(['3-idea'])
  expect(cardsOf('<p>α</p><blockquote><p>Μια άλλη φράση.</p></blockquote>')).toEqual([])
})

it('skips questions without text or answer', () => {
  const broken = [
    '<details><summary></summary><p>α</p></details>',
    '<details><p>α</p></details>',
    '<details><summary>Γιατί;</summary></details>',
  ]
  expect(cardsOf(broken.join(''))).toEqual([])
})

it('keeps the id of a question when its answer or its place changes', () => {
  const question = (answer: string) =>
    `<details><summary>Γιατί;</summary><p>${answer}</p></details>`
  const other = '<details><summary>Πότε;</summary><p>γ</p></details>'
  const [first] = cardsOf(question('α'))
  const [, second] = cardsOf(other + question('β'))
  expect(second?.cardId).toBe(first?.cardId)
  expect(cardsOf(question('α') + question('β'))).toHaveLength(1)
})
