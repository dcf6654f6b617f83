import { CirclePause, CirclePlay, SkipBack, SkipForward } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { IconButton } from '#components/icon-button'
import { Notice } from '#components/notice'
import { ProgressLine } from '#components/progress-line'
import { SelectMenu } from '#components/select'
import { useTranslation } from '#lib/i18n/use-translation'
import { type Rate, rates, type SleepTime, sleepTimes } from '../listening-machine'
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
  if (state.matches({ reading: 'voiceless' })) {
    return (
      <Notice
        tone='warning'
        live
        title={t('listen.voiceless')}
        action={
          <Button size='sm' variant='secondary' onClick={play}>
            {t('retry')}
          </Button>
        }
      >
        {t('listen.voicelessHelp')}
      </Notice>
    )
  }
  const isLooking = state.matches({ reading: 'looking' })
  const isFinished = state.matches({ reading: 'finished' })
  const label = isReading || isLooking ? 'pause' : isFinished ? 'again' : 'resume'
  return (
    <section aria-label={t('listen.player')} sx={styles.player}>
      <p data-part='sentence'>{sentences[at]}</p>
      <div data-part='place'>
        <ProgressLine share={isFinished ? 1 : at / count} label={t('listen.progress')} />
        <p>
          <span>{t('listen.place', { at: at + 1, count })}</span>{' '}
          {startedAt > 0 && at === startedAt && <span role='status'>{t('listen.resumed')}</span>}
        </p>
      </div>
      {problem && (
        <Notice tone='error' live>
          {t(`listen.${problem}`)}
        </Notice>
      )}
      <div data-part='controls'>
        <IconButton label={t('listen.back')} onClick={goBack}>
          <SkipBack />
        </IconButton>
        <Button busy={isLooking} onClick={isReading ? pause : play}>
          {isReading ? <CirclePause size={20} /> : <CirclePlay size={20} />}
          <span>{t(`listen.${label}`)}</span>
        </Button>
        <IconButton label={t('listen.forward')} onClick={goForward}>
          <SkipForward />
        </IconButton>
        {at > 0 && (
          <Button variant='quiet' size='sm' onClick={() => send({ type: 'start.pressed' })}>
            {t('listen.toStart')}
          </Button>
        )}
      </div>
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
      </div>
    </section>
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
    '[data-part=controls]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 },
    '[data-part=choices]': { display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 2 },
  },
} satisfies Record<string, ThemeUIStyleObject>
