import { recallCards } from './recall-cards'
import { sanitiseHtml } from './sanitise-html'

const lesson = { postId: 3, title: 'Κλείστε το «βιβλίο»' }
const cardsOf = (html: string) => recallCards(sanitiseHtml(html), lesson)
const idea = '<blockquote><p><strong>Η ιδέα:</strong> Θυμηθείτε.</p></blockquote>'

it("has the author's questions, in their order, and no question for the key idea (R375)", () => {
  const cards = cardsOf(
    `<p>α</p><details open onclick="x()"><summary>Πόσο <em>μένει</em>;</summary><p>Λίγο.</p><ul><li>ένα</li><li>δύο</li></ul></details>${idea}<details><summary>Γιατί;</summary>Έτσι.</details>`,
  )
  expect(cards.map(({ question, answer }) => [question, answer])).toEqual([
    ['Πόσο μένει;', 'Λίγο.\nένα\nδύο'],
    ['Γιατί;', 'Έτσι.'],
  ])
})

it('has the key idea alone without questions, and nothing without either (R375)', () => {
  expect(cardsOf(`<p>α</p>${idea}`)).toEqual([
    {
      cardId: '3-idea',
      question: 'Ποια ήταν η βασική ιδέα του μαθήματος «Κλείστε το “βιβλίο”»;',
      answer: 'Θυμηθείτε.',
    },
  ])
  expect(cardsOf('<p>α</p><blockquote><p>Μια άλλη φράση.</p></blockquote>')).toEqual([])
})

it('skips questions without text or answer', () => {
  const broken = [
    '<details><summary></summary><p>α</p></details>',
    '<details><p>α</p></details>',
    '<details><summary>Γιατί;</summary></details>',
  ]
  expect(cardsOf(broken.join(''))).toEqual([])
  expect(cardsOf(broken.join('') + idea)).toHaveLength(1)
})

it('cuts what is too long for a card at a word (R375)', () => {
  const long = 'λέξη '.repeat(2000)
  const details = `<details><summary>${long}</summary><p>${long}</p></details>`
  const longIdea = idea.replace('Θυμηθείτε.', long)
  const cards = [details, longIdea].flatMap((html) =>
    recallCards(sanitiseHtml(html), { postId: 3, title: long }),
  )
  expect(cards).toHaveLength(2)
  for (const { question, answer } of cards) {
    expect(question.length).toBeLessThan(350)
    expect(answer.length).toBeLessThanOrEqual(1500)
    expect(answer).toMatch(/ λέξη…$/)
  }
  expect(cards.map(({ question }) => question.slice(-6))).toEqual([' λέξη…', 'λέξη…»;'.slice(-6)])
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
