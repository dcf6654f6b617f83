import { createReader, greekVoice, lessonTexts } from './read-aloud'

class Utterance {
  voice: unknown
  lang = ''
  onend = () => {}
  onerror = () => {}
  constructor(readonly text: string) {}
}
Object.assign(globalThis, { SpeechSynthesisUtterance: Utterance })

const voice = { lang: 'el-GR', name: 'Greek' } as SpeechSynthesisVoice

function startReader(...texts: string[]) {
  const spoken: Utterance[] = []
  const phases: string[] = []
  const onFailure = jest.fn()
  const cancel = jest.fn()
  const speak = (utterance: SpeechSynthesisUtterance) =>
    void spoken.push(utterance as unknown as Utterance)
  const reader = createReader({
    synthesis: { speak, cancel },
    voice,
    texts,
    onPhase: (phase) => phases.push(phase),
    onFailure,
  })
  return { reader, spoken, phases, onFailure, cancel, said: () => spoken.map(({ text }) => text) }
}

it('reads one text after the other in the voice, and then is idle (R392)', () => {
  const { reader, spoken, phases, said } = startReader('Τίτλος', 'Κείμενο')
  reader.read()
  expect(said()).toEqual(['Τίτλος'])
  expect(spoken[0]).toMatchObject({ voice, lang: 'el-GR' })
  spoken[0]?.onend()
  expect(said()).toEqual(['Τίτλος', 'Κείμενο'])
  spoken[1]?.onend()
  expect(phases).toEqual(['reading', 'idle'])
})

it('goes on after a pause with the text that it was reading (R392)', () => {
  const { reader, spoken, phases, cancel, said } = startReader('Ένα', 'Δύο', 'Τρία')
  reader.read()
  spoken[0]?.onend()
  cancel.mockClear()
  reader.pause()
  expect(cancel).toHaveBeenCalledTimes(1)
  // Browsers report the end of a text that was cancelled.
  spoken[1]?.onend()
  reader.read()
  expect(said()).toEqual(['Ένα', 'Δύο', 'Δύο'])
  expect(phases).toEqual(['reading', 'paused', 'reading'])
})

it('begins anew after it was stopped (R392)', () => {
  const { reader, spoken, phases, said } = startReader('Ένα', 'Δύο')
  reader.read()
  spoken[0]?.onend()
  reader.stop()
  reader.read()
  expect(said()).toEqual(['Ένα', 'Δύο', 'Ένα'])
  expect(phases).toEqual(['reading', 'idle', 'reading'])
})

it('pauses where the device fails, but not for a text that was cancelled', () => {
  const { reader, spoken, phases, onFailure } = startReader('Ένα')
  reader.read()
  spoken[0]?.onerror()
  expect(phases).toEqual(['reading', 'paused'])
  spoken[0]?.onerror()
  expect(onFailure).toHaveBeenCalledTimes(1)
})

it.each([
  [['en-GB', 'el-GR'], 'el-GR'],
  [['en-GB', 'el_GR'], 'el_GR'],
  [['EL'], 'EL'],
  [['elx-GR', 'en-GB'], undefined],
  [[], undefined],
])('chooses among the voices %j the Greek one: %s', (langs, lang) => {
  const voices = langs.map((one) => ({ lang: one, localService: false }))
  const synthesis = { getVoices: () => voices } as unknown as SpeechSynthesis
  expect(greekVoice(synthesis)?.lang).toBe(lang)
})

it("prefers the device's own voice", () => {
  const voices = [false, true].map((localService) => ({ lang: 'el-GR', localService }))
  const synthesis = { getVoices: () => voices } as unknown as SpeechSynthesis
  expect(greekVoice(synthesis)?.localService).toBe(true)
})

it('reads the title, headings, paragraphs and steps, each once', () => {
  const html = `<p>Μία  ιδέα\n εδώ.</p><h2>Γιατί</h2><blockquote><p>Η ουσία.</p></blockquote>
    <ol><li>Πρώτο</li><li><p>Δεύτερο</p></li></ol><p></p><img alt="όχι" src="/a.webp">`
  expect(lessonTexts('Τίτλος', html)).toEqual([
    'Τίτλος',
    'Μία ιδέα εδώ.',
    'Γιατί',
    'Η ουσία.',
    'Πρώτο',
    'Δεύτερο',
  ])
})

it("reads an item's own words before its list, and what stands bare, in document order (R392)", () => {
  const html = `<ol><li><span></span>Πάρτε <strong>χαρτί</strong>:<ul><li>λευκό</li></ul>και γράψτε.</li></ol>
    <details><summary>Γιατί;</summary>Επειδή<br>μένει.</details><table><tr><th>α</th><td>β</td></tr></table>`
  expect(lessonTexts('Τίτλος', html).slice(1)).toEqual([
    'Πάρτε χαρτί:',
    'λευκό',
    'και γράψτε.',
    'Γιατί;',
    'Επειδή μένει.',
    'α',
    'β',
  ])
})
