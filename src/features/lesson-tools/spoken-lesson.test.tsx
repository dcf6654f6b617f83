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
    <details><summary>Γιατί;</summary>Επειδή<br>μένει.</details><table><tr><th>α</th><td>β</td></tr></table>`
  expect(spokenSentences('Τίτλος', html).slice(1)).toEqual([
    'Πάρτε χαρτί:',
    'λευκό',
    'και γράψτε.',
    'Γιατί;',
    'Επειδή μένει.',
    'α',
    'β',
  ])
})
