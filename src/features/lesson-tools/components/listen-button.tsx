import { CirclePause, CirclePlay, Square } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { showToast } from '#components/show-toast'
import { useTranslation } from '#lib/i18n/use-translation'
import { after } from '#lib/time/timers'
import {
  createReader,
  greekVoice,
  lessonTexts,
  type Reader,
  type ReadingPhase,
} from '../read-aloud'
import { toolsMessages } from '../tools-messages'

interface ListenButtonProps {
  title: string
  bodyHtml: string
}

/**
 * Reads the lesson aloud; absent without a Greek voice. Its row on small screens is reserved, because
 * the voices of a device are known late.
 */
export function ListenButton({ title, bodyHtml }: ListenButtonProps) {
  const { t } = useTranslation(toolsMessages)
  const voice = useGreekVoice()
  const listenButton = useRef<HTMLButtonElement>(null)
  const stopButton = useRef<HTMLButtonElement>(null)
  const keepFocus = () => {
    if (document.activeElement === stopButton.current) listenButton.current?.focus()
  }
  const { phase, press, stop } = useReader({ title, bodyHtml, voice, onEnd: keepFocus })
  const isReading = phase === 'reading'
  const label = { idle: 'listen.play', reading: 'listen.pause', paused: 'listen.resume' } as const
  return (
    <div sx={styles.listen}>
      {!voice && <span sx={styles.room} />}
      {voice && (
        <Button ref={listenButton} variant='secondary' size='sm' onClick={press}>
          {isReading ? <CirclePause size={18} /> : <CirclePlay size={18} />}
          <span>{t(label[phase])}</span>
        </Button>
      )}
      {phase !== 'idle' && (
        <Button ref={stopButton} variant='quiet' size='sm' onClick={stop}>
          <Square size={18} />
          <span>{t('listen.stop')}</span>
        </Button>
      )}
    </div>
  )
}

/** The device's Greek voice; null where it has none, undefined until that is known. */
function useGreekVoice(): SpeechSynthesisVoice | null | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>()
  useEffect(() => {
    const { speechSynthesis: synthesis } = window as { speechSynthesis?: SpeechSynthesis }
    if (!synthesis) return setVoice(null)
    const look = () => setVoice(greekVoice(synthesis))
    look()
    synthesis.addEventListener('voiceschanged', look)
    return () => synthesis.removeEventListener('voiceschanged', look)
  }, [])
  return voice
}

interface ReaderInput extends ListenButtonProps {
  voice: SpeechSynthesisVoice | null | undefined
  /** Called before the button that stops the reading disappears. */
  onEnd: () => void
}

function useReader({ title, bodyHtml, voice, onEnd }: ReaderInput) {
  const [phase, setPhase] = useState<ReadingPhase>('idle')
  const reader = useRef<Reader | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another lesson ends the reading
  useEffect(() => {
    const stop = () => reader.current?.stop()
    addEventListener('pagehide', stop)
    return () => {
      removeEventListener('pagehide', stop)
      stop()
      reader.current = null
    }
  }, [title, bodyHtml])
  const press = () => {
    if (phase === 'reading') return reader.current?.pause()
    if (!voice) return
    reader.current ??= createReader({
      synthesis: window.speechSynthesis,
      voice,
      texts: lessonTexts(title, bodyHtml),
      onPhase: (next) => {
        if (next === 'idle') onEnd()
        setPhase(next)
      },
      after,
      isHidden: () => document.visibilityState === 'hidden',
      onFailure: (failure) =>
        showToast({ id: 'listen', tone: 'error', title: toolsMessages.text(`listen.${failure}`) }),
    })
    reader.current.read()
  }
  return { phase, press, stop: () => reader.current?.stop() }
}

const styles = {
  listen: { display: 'contents' },
  // A row of the grid of small screens.
  room: { minHeight: ['touch', 0] },
} satisfies Record<string, ThemeUIStyleObject>
