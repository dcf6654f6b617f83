import { CirclePause, CirclePlay, SkipBack, SkipForward } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { IconButton } from '#components/icon-button'
import { Notice } from '#components/notice'
import { ProgressLine } from '#components/progress-line'
import { SelectMenu } from '#components/select'
import { useTranslation } from '#lib/i18n/use-translation'
import { type Rate, rates } from '#lib/storage/listening-place'
import { type SleepTime, sleepTimes } from '../listening-machine'
import { toolsMessages } from '../tools-messages'
import { type HeardLesson, useListening } from '../use-listening'
import { useMediaSession } from '../use-media-session'

/** Reads a lesson aloud: where it is, its controls, speed and time to sleep. */
export default function LessonPlayer(lesson: HeardLesson) {
  const { t } = useTranslation(toolsMessages)
  const { sentences, state, send, pause } = useListening(lesson)
  const { at, count, rate, sleep, problem } = state.context
  const [startedAt] = useState(at)
  const isReading = state.matches({ reading: 'speaking' })
  const play = useCallback(() => send({ type: 'play.pressed' }), [send])
  const goBack = useCallback(() => send({ type: 'back.pressed' }), [send])
  const goForward = useCallback(() => send({ type: 'forward.pressed' }), [send])
  useMediaSession({
    title: lesson.title,
    isPlaying: isReading,
    onPlay: play,
    onPause: pause,
    onBack: goBack,
    onForward: goForward,
  })
  const isLooking = state.matches({ reading: 'looking' })
  const isVoiceless = state.matches({ reading: 'voiceless' })
  const isFinished = state.matches({ reading: 'finished' })
  // Held here, as each public page would load such a prop of the button; it keeps the focus.
  const stepping = (onClick: () => void) =>
    isLooking || isFinished ? { 'aria-disabled': true } : { onClick }
  const label = isLooking ? 'looking' : isReading ? 'pause' : isFinished ? 'again' : 'resume'
  return (
    <section aria-label={t('listen.player')} sx={styles.player}>
      {isVoiceless ? (
        <Notice tone='warning' live title={t('listen.voiceless')}>
          {t('listen.voicelessHelp')}
        </Notice>
      ) : (
        <>
          <p data-part='sentence'>{sentences[at]}</p>
          <Place {...{ at, count, startedAt, isFinished }} />
        </>
      )}
      <div data-part='controls'>
        {!isVoiceless && (
          <IconButton label={t('listen.back')} {...stepping(goBack)}>
            <SkipBack />
          </IconButton>
        )}
        {/* The same in every state, so that it keeps the focus. */}
        <Button busy={isLooking} onClick={isReading ? pause : play}>
          {isReading && <CirclePause size={20} />}
          {!isReading && !isLooking && !isVoiceless && <CirclePlay size={20} />}
          <span>{isVoiceless ? t('retry') : t(`listen.${label}`)}</span>
        </Button>
        {!isVoiceless && (
          <IconButton label={t('listen.forward')} {...stepping(goForward)}>
            <SkipForward />
          </IconButton>
        )}
      </div>
      {!isVoiceless && (
        <div data-part='choices'>
          <SelectMenu<Rate>
            size='sm'
            label={t('listen.rate')}
            value={rate}
            options={rates.map((value) => ({ value, label: rateName(value) }))}
            onChange={(chosen) => send({ type: 'rate.chosen', rate: chosen })}
          />
          <SelectMenu<SleepTime>
            size='sm'
            label={t('listen.sleep')}
            value={sleep}
            options={sleepTimes.map((value) => ({ value, label: sleepName(value) }))}
            onChange={(chosen) => send({ type: 'sleep.chosen', sleep: chosen })}
          />
          {/* Held at the beginning: it keeps its place and the focus. */}
          <Button
            variant='quiet'
            size='sm'
            held={at === 0}
            onClick={() => send({ type: 'start.pressed' })}
          >
            {t('listen.toStart')}
          </Button>
        </div>
      )}
      {problem && (
        <Notice tone='error' live>
          {t(`listen.${problem}`)}
        </Notice>
      )}
    </section>
  )
}

interface PlaceProps {
  at: number
  count: number
  /** The sentence at which listening began. */
  startedAt: number
  isFinished: boolean
}

/** How much was heard, in one line whatever it says. */
function Place({ at, count, startedAt, isFinished }: PlaceProps) {
  const { t } = useTranslation(toolsMessages)
  const place = { at: at + 1, count }
  const isResumed = startedAt > 0 && at === startedAt
  return (
    <div data-part='place'>
      <ProgressLine share={isFinished ? 1 : at / count} label={t('listen.progress')} />
      <p>
        <span role='status'>
          {isFinished ? t('listen.heard') : isResumed && t('listen.resumed', place)}
        </span>
        {!isFinished && !isResumed && <span>{t('listen.place', place)}</span>}
      </p>
    </div>
  )
}

const rateName = (rate: Rate) => `${rate.replace('.', ',')}×`

function sleepName(sleep: SleepTime): string {
  const { text } = toolsMessages
  return sleep === 'never' ? text('listen.never') : text('listen.minutes', { count: Number(sleep) })
}

const styles = {
  player: {
    display: 'grid',
    gap: 3,
    p: [3, 5],
    borderRadius: 'card',
    bg: 'primaryTint',
    // Room for two lines, so that the controls stay where they are.
    '[data-part=sentence]': {
      display: '-webkit-box',
      overflow: 'hidden',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      minHeight: '2lh',
      fontWeight: 'medium',
    },
    '[data-part=place]': { display: 'grid', gap: 1, color: 'textMuted', fontSize: 'small' },
    '[data-part=controls]': { display: 'flex', alignItems: 'center', gap: 2 },
    // As wide in each state, so that its neighbours stay where they are.
    '[data-part=controls] > button:not([aria-label])': { flex: '0 1 220px' },
    '[data-part=choices]': {
      display: ['grid', 'flex'],
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 4,
      rowGap: 2,
    },
    // On phones below each other: names at the left, choices as wide as each other at the right.
    '[data-part=choices] > div': { justifyContent: 'space-between' },
    '[data-part=choices] > div > span': { flex: ['0 0 55%', 'none'] },
    '[data-part=choices] select': { width: '100%' },
    '[data-part=choices] > button': { justifySelf: 'start', ml: [-3, 0] },
  },
} satisfies Record<string, ThemeUIStyleObject>
