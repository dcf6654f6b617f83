import { spokenPieces } from './text-pieces'

/** What a reader is doing. */
export type ReadingPhase = 'idle' | 'reading' | 'paused'

/** Reads texts aloud, from the beginning or where it was paused. */
export interface Reader {
  read: () => void
  pause: () => void
  /** Ends the reading; the next one begins anew. */
  stop: () => void
}

interface ReaderDeps {
  synthesis: Pick<SpeechSynthesis, 'speak' | 'cancel'>
  voice: SpeechSynthesisVoice
  texts: readonly string[]
  onPhase: (phase: ReadingPhase) => void
  /** Acts after some ms, unless the returned function is called before. */
  after: (ms: number, act: () => void) => () => void
  /** Hidden pages may have to wait for their turn to speak. */
  isHidden: () => boolean
  /** The device broke off, and the reader has paused; or it does not speak, and the reader is idle. */
  onFailure: (failure: 'brokeOff' | 'silent') => void
}

/** How long a device may take to begin to speak, in ms. */
const longestSilence = 5000
/** How long it may take for a letter, in ms: three times the usual. */
const perLetter = 250

/**
 * Reads texts aloud one after the other. Pausing ends the present text, which is read again from
 * its beginning: the pause of speech synthesis itself does not work on Android.
 */
export function createReader(deps: ReaderDeps): Reader {
  const { synthesis, voice, onPhase, onFailure, after, isHidden } = deps
  const texts = deps.texts.flatMap(spokenPieces)
  let next = 0
  let spoken: SpeechSynthesisUtterance | null = null
  let stopWatch = () => {}

  const silence = () => {
    stopWatch()
    spoken = null
    synthesis.cancel()
  }
  /** Gives up a text of which the device reports nothing in time. */
  const watch = (ms: number, giveUp: () => void) => {
    stopWatch()
    stopWatch = after(ms, () => (isHidden() ? watch(ms, giveUp) : giveUp()))
  }
  const breakOff = () => {
    pause()
    onFailure('brokeOff')
  }
  const pause = () => {
    silence()
    onPhase('paused')
  }
  const stop = () => {
    silence()
    next = 0
    onPhase('idle')
  }
  const speak = () => {
    const text = texts[next]
    if (text === undefined) return stop()
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.onstart = () => {
      if (spoken === utterance) watch(longestSilence + perLetter * text.length, breakOff)
    }
    utterance.onend = () => {
      if (spoken !== utterance) return
      next += 1
      speak()
    }
    utterance.onerror = () => {
      if (spoken === utterance) breakOff()
    }
    spoken = utterance
    watch(longestSilence, () => {
      stop()
      onFailure('silent')
    })
    synthesis.speak(utterance)
  }
  const read = () => {
    // What another page of this browser is still reading.
    silence()
    onPhase('reading')
    speak()
  }
  return { read, pause, stop }
}

/** A Greek voice, one of the device before one of the network; null where there is none. */
export function greekVoice(synthesis: SpeechSynthesis): SpeechSynthesisVoice | null {
  const greek = synthesis.getVoices().filter(({ lang }) => /^el(?:$|[-_])/i.test(lang))
  return greek.find(({ localService }) => localService) ?? greek[0] ?? null
}

const inlineTags = 'a, b, br, code, em, i, s, span, strong, sub, sup, u'

/** The texts of a lesson in reading order: its title, then each heading, paragraph and step. */
export function lessonTexts(title: string, html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const texts = textsIn(body).map((text) => text.replace(/\s+/g, ' ').trim())
  return [title, ...texts.filter((text) => text !== '')]
}

/** The whole text in document order, parted at the edges of everything that is not inline. */
function textsIn(node: Node): string[] {
  if (!(node instanceof Element)) return [node instanceof Text ? node.data : '']
  if (node.matches('br')) return [' ']
  const texts = ['']
  for (const child of node.childNodes) {
    const [first = '', ...rest] = textsIn(child)
    texts.push(`${texts.pop()}${first}`, ...rest)
  }
  return node.matches(inlineTags) ? texts : ['', ...texts, '']
}
