import { speakSentence } from './speak-sentence'

class Utterance {
  voice: unknown
  lang = ''
  rate = 1
  onstart: (() => void) | null = null
  onend: (() => void) | null = null
  onerror: (() => void) | null = null
  constructor(readonly text: string) {}
}
Object.assign(globalThis, { SpeechSynthesisUtterance: Utterance })

const voice = { lang: 'el-GR', name: 'Greek' } as SpeechSynthesisVoice

function start(text = 'Ένα', rate = 1) {
  const timers = new Set<{ at: number; act: () => void }>()
  const page = { isHidden: false }
  const spoken: Utterance[] = []
  const cancel = jest.fn()
  const outcome = jest.fn()
  const aborter = new AbortController()
  let time = 0
  const after = (ms: number, act: () => void) => {
    const timer = { at: time + ms, act }
    timers.add(timer)
    return () => timers.delete(timer)
  }
  const speak = (utterance: SpeechSynthesisUtterance) =>
    void spoken.push(utterance as unknown as Utterance)
  const deps = { synthesis: { speak, cancel }, after, isHidden: () => page.isHidden }
  const done = speakSentence({ text, voice, rate }, deps, aborter.signal)
  done.then(
    () => outcome('done'),
    ({ failure }) => outcome(failure),
  )
  const pass = async (ms: number) => {
    time += ms
    for (const timer of [...timers].filter(({ at }) => at <= time)) {
      timers.delete(timer)
      timer.act()
    }
    await Promise.resolve()
  }
  const [utterance = new Utterance('')] = spoken
  const abort = () => aborter.abort()
  return { utterance, cancel, outcome, timers, page, pass, abort }
}

it('speaks in the voice at the speed, and is done with its end (R392, R471)', async () => {
  const { utterance, outcome, timers, cancel, pass } = start('Ένα', 1.25)
  expect(utterance).toMatchObject({ text: 'Ένα', voice, lang: 'el-GR', rate: 1.25 })
  utterance.onstart?.()
  utterance.onend?.()
  await pass(0)
  expect(outcome.mock.calls).toEqual([['done']])
  expect(timers.size).toBe(0)
  expect(cancel).not.toHaveBeenCalled()
})

it('ends where it is aborted, and says no more (R392)', async () => {
  const { utterance, outcome, timers, cancel, pass, abort } = start()
  abort()
  utterance.onend?.()
  utterance.onerror?.()
  await pass(60_000)
  expect(cancel).toHaveBeenCalledTimes(1)
  expect(outcome).not.toHaveBeenCalled()
  expect(timers.size).toBe(0)
})

it('breaks off where the device fails (R392)', async () => {
  const { utterance, outcome, pass } = start()
  utterance.onerror?.()
  await pass(0)
  expect(outcome.mock.calls).toEqual([['brokeOff']])
})

describe('a device that reports nothing (R392)', () => {
  it('is given up after five seconds without a beginning', async () => {
    const { outcome, pass, cancel, timers } = start()
    await pass(4999)
    expect(outcome).not.toHaveBeenCalled()
    await pass(1)
    expect(outcome.mock.calls).toEqual([['silent']])
    expect(cancel).toHaveBeenCalledTimes(1)
    expect(timers.size).toBe(0)
  })

  it.each([
    [1, 5000 + 750],
    [0.5, 5000 + 1500],
  ])('is given up where a sentence never ends, later at speed %d', async (rate, ms) => {
    const { utterance, outcome, pass } = start('Ένα', rate)
    utterance.onstart?.()
    await pass(ms - 1)
    expect(outcome).not.toHaveBeenCalled()
    await pass(1)
    expect(outcome.mock.calls).toEqual([['brokeOff']])
  })

  it('is waited for while the page is hidden', async () => {
    const { utterance, outcome, page, pass } = start()
    page.isHidden = true
    await pass(60_000)
    page.isHidden = false
    await pass(4000)
    utterance.onstart?.()
    utterance.onend?.()
    await pass(0)
    expect(outcome.mock.calls).toEqual([['done']])
  })
})
