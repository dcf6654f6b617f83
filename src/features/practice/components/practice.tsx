import { useCallback, useEffect, useRef, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { Notice } from '#components/notice'
import { Skeleton } from '#components/skeleton'
import { useReturn } from '#components/use-return'
import { useTranslation } from '#lib/i18n/use-translation'
import { dayOf } from '#lib/time/calendar-days'
import { now } from '#lib/time/clock'
import {
  areCardsLost,
  type ChangePractice,
  changeCards,
  forgetMark,
  markCards,
  storeAgain,
} from '../change-cards'
import { guestFacts, takeOver } from '../guest-data'
import { guestLearner, type Learner } from '../learner'
import { noPractice, noReading } from '../learning-data'
import { practiceStore, readingStore, useLearner, useStored } from '../learning-store'
import { practiceMessages } from '../practice-messages'
import { hasFirstWeek } from '../week'
import { DueCards } from './due-cards'
import { foldsStyle } from './fold'
import { statusStyle } from './keeping-style'
import { KeptLessons } from './kept-lessons'
import { OwnData } from './own-data'
import { Reminders } from './reminders'
import { WeekView } from './week-view'

/** What is due; folded below, the week, the kept lessons, reminders and the learner's data. */
export default function Practice() {
  const { t } = useTranslation(practiceMessages)
  const learner = useLearner()
  const data = useStored(practiceStore, learner)
  // The day may be another one when the person comes back to the tab.
  const [at, setAt] = useState(now)
  useReturn(
    useCallback(() => {
      setAt(now())
      if (learner !== null) storeAgain(learner)
    }, [learner]),
  )
  if (learner === null || data === null) {
    return (
      <>
        <noscript>
          <Notice tone='warning'>{t('needsScript')}</Notice>
        </noscript>
        <div sx={styles.waiting}>
          <Skeleton height={400} />
        </div>
      </>
    )
  }
  const change: ChangePractice = (make) => {
    changeCards(learner, make)
    setAt(now())
  }
  const hasCards = Object.keys(data.cards).length > 0
  return (
    // Nothing that one person has done here is left for the next.
    <div key={learner} sx={styles.parts}>
      {learner !== guestLearner && <GuestData learner={learner} />}
      <LostCards learner={learner} hasCards={hasCards} />
      <DueCards data={data} at={at} change={change} />
      <div sx={foldsStyle}>
        {hasCards && hasFirstWeek(data, dayOf(at)) && <WeekView data={data} at={at} />}
        <KeptLessons data={data} change={change} />
        {hasCards && <Reminders data={data} change={change} />}
        <OwnData learner={learner} />
      </div>
    </div>
  )
}

/** Says once that cards of this device are gone, which the learner has not removed. */
function LostCards({ learner, hasCards }: { learner: Learner; hasCards: boolean }) {
  const { t } = useTranslation(practiceMessages)
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    setLost(areCardsLost(learner))
    markCards(learner)
  }, [learner])
  const understand = () => {
    forgetMark(learner)
    setLost(false)
  }
  if (!isLost || hasCards) return null
  return (
    <Notice
      tone='warning'
      title={t('lost.title')}
      action={
        <Button size='sm' variant='secondary' onClick={understand}>
          {t('lost.understood')}
        </Button>
      }
    >
      {t('lost.text')}
    </Notice>
  )
}

/** Offers a member what was kept on this device without signing in. */
function GuestData({ learner }: { learner: Learner }) {
  const { t } = useTranslation(practiceMessages)
  const [isTaken, setTaken] = useState(false)
  const status = useRef<HTMLDivElement>(null)
  const practice = useStored(practiceStore, guestLearner) ?? noPractice
  const reading = useStored(readingStore, guestLearner) ?? noReading
  const what = guestFacts({ practice, reading })
  const take = () => {
    if (!takeOver(learner)) return
    setTaken(true)
    // The pressed button is gone.
    status.current?.focus()
  }
  if (what === '' && !isTaken) return null
  return (
    <>
      <div ref={status} role='status' tabIndex={-1} sx={statusStyle}>
        {isTaken && <Notice tone='success'>{t('guest.taken')}</Notice>}
      </div>
      {what !== '' && (
        <Notice
          action={
            <Button size='sm' variant='secondary' onClick={take}>
              {t('guest.take')}
            </Button>
          }
        >
          {t('guest.text', { what })}
        </Notice>
      )}
    </>
  )
}

const styles = {
  waiting: { '@media (scripting: none)': { display: 'none' } },
  parts: { display: 'grid', gap: 4, pb: 6 },
} satisfies Record<string, ThemeUIStyleObject>
