import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo } from 'react'
import { fromPromise } from 'xstate'
import { keepRate, keepSentence, keptRate, keptSentence } from '#lib/storage/listening-place'
import { after } from '#lib/time/timers'
import { findGreekVoice } from './greek-voice'
import { listeningMachine, type SpokenSentence } from './listening-machine'
import { speakSentence } from './speak-sentence'
import { spokenSentences } from './spoken-lesson'

export interface HeardLesson {
  path: string
  title: string
  bodyHtml: string
}

/** Reads a lesson aloud while the component is there, from where its listener stopped. */
export function useListening({ path, title, bodyHtml }: HeardLesson) {
  const sentences = useMemo(() => spokenSentences(title, bodyHtml), [title, bodyHtml])
  const actor = useActorRef(
    listeningMachine.provide({
      actors: {
        findVoice: fromPromise(async () => {
          // What another page of this browser is still reading.
          window.speechSynthesis?.cancel()
          return findGreekVoice()
        }),
        speak: fromPromise<void, SpokenSentence>(({ input: { at, rate, voice }, signal }) =>
          speakSentence(
            { text: sentences[at] ?? '', voice, rate: Number(rate) },
            {
              synthesis: window.speechSynthesis,
              after,
              isHidden: () => document.visibilityState === 'hidden',
            },
            signal,
          ),
        ),
      },
    }),
    {
      input: { at: keptSentence(path, sentences), count: sentences.length, rate: keptRate() },
    },
  )
  const state = useSelector(actor, (snapshot) => snapshot)
  const { at, rate } = state.context
  const { send } = actor
  useEffect(() => keepSentence(path, at, sentences), [path, at, sentences])
  useEffect(() => keepRate(rate), [rate])
  const pause = useCallback(() => send({ type: 'pause.pressed' }), [send])
  useEffect(() => {
    addEventListener('pagehide', pause)
    return () => removeEventListener('pagehide', pause)
  }, [pause])
  return { sentences, state, send, pause }
}
