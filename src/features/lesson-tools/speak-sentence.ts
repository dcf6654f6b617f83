/** Why a device stopped: it broke off in a sentence, or never began to speak. */
export type SpeechFailure = 'brokeOff' | 'silent'

export class SpeechError extends Error {
  constructor(readonly failure: SpeechFailure) {
    super(failure)
  }
}

export interface Sentence {
  text: string
  voice: SpeechSynthesisVoice
  rate: number
}

interface SpeechDeps {
  synthesis: Pick<SpeechSynthesis, 'speak' | 'cancel'>
  /** Acts after some ms, unless the returned function is called before. */
  after: (ms: number, act: () => void) => () => void
  /** Hidden pages may have to wait for their turn to speak. */
  isHidden: () => boolean
}

/** How long a device may take to begin to speak, in ms. */
const longestSilence = 5000
/** How long it may take for a letter at the usual speed, in ms: three times the usual. */
const perLetter = 250

/**
 * Speaks one sentence. Aborting ends it: the pause of speech synthesis itself does not work on Android.
 * @throws SpeechError where the device fails, or reports nothing in time
 */
export function speakSentence(
  { text, voice, rate }: Sentence,
  { synthesis, after, isHidden }: SpeechDeps,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.rate = rate
    let stopWatch = () => {}
    /** Gives up where the device reports nothing in time. */
    const watch = (ms: number, failure: SpeechFailure) => {
      stopWatch()
      stopWatch = after(ms, () => (isHidden() ? watch(ms, failure) : fail(failure)))
    }
    const finish = () => {
      stopWatch()
      signal.removeEventListener('abort', abort)
      // Browsers report the end of a sentence that was cancelled.
      utterance.onstart = utterance.onend = utterance.onerror = null
    }
    const abort = () => {
      finish()
      synthesis.cancel()
    }
    const fail = (failure: SpeechFailure) => {
      abort()
      reject(new SpeechError(failure))
    }
    utterance.onstart = () => watch(longestSilence + (perLetter * text.length) / rate, 'brokeOff')
    utterance.onend = () => {
      finish()
      resolve()
    }
    utterance.onerror = () => fail('brokeOff')
    signal.addEventListener('abort', abort)
    watch(longestSilence, 'silent')
    synthesis.speak(utterance)
  })
}
