import { createReader, greekVoice, lessonTexts } from './read-aloud'
import { spokenPieces } from './text-pieces'

class Utterance {
  voice: unknown
  lang = ''
  onstart = () => {}
  onend = () => {}
  onerror = () => {}
  constructor(readonly text: string) {}
}
Object.assign(globalThis, { SpeechSynthesisUtterance: Utterance })

const voice = { lang: 'el-GR', name: 'Greek' } as SpeechSynthesisVoice

function startReader(...texts: string[]) {
  const spoken: Utterance[] = []
  const phases: string[] = []
  const timers = new Set<{ at: number; act: () => void }>()
  const page = { isHidden: false }
  let time = 0
  const onFailure = jest.fn()
  const cancel = jest.fn()
  const speak = (utterance: SpeechSynthesisUtterance) =>
    void spoken.push(utterance as unknown as Utterance)
  const reader = createReader({
    synthesis: { speak, cancel },
    voice,
    texts,
    onPhase: (phase) => phases.push(phase),
    after: (ms, act) => {
      const timer = { at: time + ms, act }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    isHidden: () => page.isHidden,
    onFailure,
  })
  const pass = (ms: number) => {
    time += ms
    for (const timer of [...timers].filter(({ at }) => at <= time)) {
      timers.delete(timer)
      timer.act()
    }
  }
  const said = () => spoken.map(({ text }) => text)
  return { reader, spoken, phases, onFailure, cancel, said, pass, page, timers }
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

describe('a device that reports nothing (R392)', () => {
  it('is given up after five seconds without a beginning', () => {
    const { reader, phases, onFailure, pass, cancel, timers } = startReader('Ένα', 'Δύο')
    reader.read()
    pass(4999)
    expect(onFailure).not.toHaveBeenCalled()
    cancel.mockClear()
    pass(1)
    expect(phases).toEqual(['reading', 'idle'])
    expect(onFailure).toHaveBeenCalledWith('silent')
    expect(cancel).toHaveBeenCalledTimes(1)
    expect(timers.size).toBe(0)
  })

  it('is given up in the middle of the lesson, too', () => {
    const { reader, spoken, phases, pass } = startReader('Ένα', 'Δύο')
    reader.read()
    spoken[0]?.onstart()
    spoken[0]?.onend()
    pass(5000)
    expect(phases).toEqual(['reading', 'idle'])
  })

  it('pauses where a text that has begun never ends, and reads it again', () => {
    const { reader, spoken, phases, said, onFailure, pass } = startReader('Ένα', 'Δύο')
    reader.read()
    spoken[0]?.onstart()
    pass(5000)
    expect(onFailure).not.toHaveBeenCalled()
    pass(10_000)
    expect(phases).toEqual(['reading', 'paused'])
    expect(onFailure).toHaveBeenCalledWith('brokeOff')
    reader.read()
    expect(said()).toEqual(['Ένα', 'Ένα'])
  })

  it('is waited for while the page is hidden', () => {
    const { reader, spoken, phases, page, pass } = startReader('Ένα')
    reader.read()
    page.isHidden = true
    pass(60_000)
    page.isHidden = false
    pass(4000)
    spoken[0]?.onstart()
    spoken[0]?.onend()
    expect(phases).toEqual(['reading', 'idle'])
  })

  it.each(['pause', 'stop'] as const)('is not waited for after %s', (end) => {
    const { reader, onFailure, pass, timers } = startReader('Ένα')
    reader.read()
    reader[end]()
    expect(timers.size).toBe(0)
    pass(60_000)
    expect(onFailure).not.toHaveBeenCalled()
  })
})

describe('the pieces that are spoken (R392)', () => {
  const sentence = (words: number) => `${'λέξη '.repeat(words).trim()}.`

  it.each([
    ['a short text', 'Ένα. Δύο; Τρία!', 1],
    ['sentences', [sentence(30), sentence(20), sentence(10)].join(' '), 2],
    ['a sentence that is too long', sentence(100), 3],
    ['a word that is too long', 'α'.repeat(450), 3],
    ['no letter', ' … ', 1],
  ])('of %s are few, short and the whole text', (_, text, count) => {
    const pieces = spokenPieces(text)
    expect(pieces).toHaveLength(count)
    expect(pieces.filter(({ length }) => length > 200)).toEqual([])
    expect(pieces.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
  })

  it('end with a sentence where they can', () => {
    const text = Array.from({ length: 12 }, (_, at) => sentence(5 + at)).join(' ')
    for (const piece of spokenPieces(text)) expect(piece).toMatch(/\.$/)
  })

  it('part neither a price nor a letter of two units', () => {
    for (const before of [0, 1, 2, 3, 4, 5]) {
      const price = `${'α'.repeat(192 + before)} 35.90 ευρώ. ${'😀'.repeat(150)}`
      const pieces = spokenPieces(price)
      expect(pieces.some((piece) => piece.includes('35.90'))).toBe(true)
      expect(pieces.join('')).not.toMatch(/\p{Surrogate}/u)
      for (const piece of pieces) expect(piece).not.toMatch(/\p{Surrogate}/u)
    }
  })
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
