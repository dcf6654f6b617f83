import { findGreekVoice, greekVoice } from './greek-voice'

const voicesOf = (langs: string[]) => langs.map((lang) => ({ lang, localService: false }))

it.each([
  [['en-GB', 'el-GR'], 'el-GR'],
  [['en-GB', 'el_GR'], 'el_GR'],
  [['EL'], 'EL'],
  [['elx-GR', 'en-GB'], undefined],
  [[], undefined],
])('is, of the voices %j: %s (R392)', (langs, lang) => {
  const synthesis = { getVoices: () => voicesOf(langs) } as unknown as SpeechSynthesis
  expect(greekVoice(synthesis)?.lang).toBe(lang)
})

it("is the device's own one rather than one of the network (R392)", () => {
  const voices = [false, true].map((localService) => ({ lang: 'el-GR', localService }))
  const synthesis = { getVoices: () => voices } as unknown as SpeechSynthesis
  expect(greekVoice(synthesis)?.localService).toBe(true)
})

describe('the wait for the voices of the device (R472)', () => {
  let langs: string[]
  const synthesis = Object.assign(new EventTarget(), { getVoices: () => voicesOf(langs) })
  beforeEach(() => {
    jest.useFakeTimers()
    langs = ['en-GB']
    Object.assign(window, { speechSynthesis: synthesis })
  })
  afterEach(() => jest.useRealTimers())

  it('ends with the Greek one', async () => {
    const found = findGreekVoice()
    synthesis.dispatchEvent(new Event('voiceschanged'))
    langs = ['en-GB', 'el-GR']
    synthesis.dispatchEvent(new Event('voiceschanged'))
    expect((await found)?.lang).toBe('el-GR')
    expect(jest.getTimerCount()).toBe(0)
  })

  it('ends after two seconds without', async () => {
    const found = findGreekVoice()
    jest.advanceTimersByTime(2000)
    expect(await found).toBeNull()
  })

  it('is none where the browser does not speak', async () => {
    Object.assign(window, { speechSynthesis: undefined })
    expect(await findGreekVoice()).toBeNull()
  })
})
