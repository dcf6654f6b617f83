import { expect, type Page } from '@playwright/test'

declare const window: Window & {
  /** What the device was told to speak; `endSentence` ends the last of it. */
  spoken: string[]
  endSentence: () => void
}

/** A device with voices of these languages, which speak without a sound. */
export const useVoices = (page: Page, ...langs: string[]) =>
  page.addInitScript((all) => {
    class Utterance {
      onend = () => {}
      constructor(readonly text: string) {}
    }
    window.spoken = []
    const getVoices = () => all.map((lang) => ({ lang, name: lang, localService: true }))
    const speak = (utterance: Utterance) => {
      window.spoken.push(utterance.text)
      window.endSentence = () => utterance.onend()
    }
    const synthesis = Object.assign(new EventTarget(), { getVoices, speak, cancel: () => {} })
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
    Object.assign(window, { SpeechSynthesisUtterance: Utterance })
  }, langs)

/** What the page has spoken since it was opened. */
export const spoken = (page: Page) => page.evaluate(() => window.spoken)

/** Ends the sentence that is spoken, and resolves once the next one is. */
export async function endSentence(page: Page): Promise<void> {
  const before = (await spoken(page)).length
  await page.evaluate(() => window.endSentence())
  await expect.poll(() => spoken(page)).toHaveLength(before + 1)
}
