import { spokenSentences } from './spoken-lesson'

it('are the title, headings, sentences and steps, each once (R392)', () => {
  const html = `<p>Μία  ιδέα\n εδώ. Και άλλη.</p><h2>Γιατί</h2><blockquote><p>Η ουσία.</p></blockquote>
    <ol><li>Πρώτο</li><li><p>Δεύτερο</p></li></ol><p></p><img alt="όχι" src="/a.webp">`
  expect(spokenSentences('Τίτλος', html)).toEqual([
    'Τίτλος',
    'Μία ιδέα εδώ.',
    'Και άλλη.',
    'Γιατί',
    'Η ουσία.',
    'Πρώτο',
    'Δεύτερο',
  ])
})

it("are an item's own words before its list, and what stands bare, in document order (R392)", () => {
  const html = `<ol><li><span></span>Πάρτε <strong>χαρτί</strong>:<ul><li>λευκό</li></ul>και γράψτε.</li></ol>
    <p>Επειδή<br>μένει.</p><table><tr><th>α</th><td>β</td></tr></table>`
  expect(spokenSentences('Τίτλος', html).slice(1)).toEqual([
    'Πάρτε χαρτί:',
    'λευκό',
    'και γράψτε.',
    'Επειδή μένει.',
    'α',
    'β',
  ])
})

it.each([
  ['an open one', '<details open><summary>Γιατί;</summary><p>Επειδή μένει.</p></details>'],
  ['one without an answer', '<details><summary>Γιατί;</summary></details>'],
  ['one within a step', '<ol><li><details><summary>Γιατί;</summary>Επειδή.</details></li></ol>'],
  ['one after another', '<details><summary>α</summary>β</details>'.repeat(2)],
])(
  'leave out the questions, %s, as nobody could answer before the answer (R491)',
  (_, question) => {
    expect(spokenSentences('Τίτλος', `<p>Πριν.</p>${question}<p>Μετά.</p>`)).toEqual([
      'Τίτλος',
      'Πριν.',
      'Μετά.',
    ])
  },
)
