import { useCallback, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { Notice } from '#components/notice'
import { Skeleton } from '#components/skeleton'
import { useReturn } from '#components/use-return'
import { useTranslation } from '#lib/i18n/use-translation'
import { now } from '#lib/time/clock'
import { guestLearner, hasLearningData, type Learner } from '../learner'
import { mergePractice, mergeReading } from '../learning-file'
import {
  type ChangePractice,
  practiceStore,
  readingStore,
  useLearner,
  useStored,
} from '../learning-store'
import { practiceMessages } from '../practice-messages'
import { DueCards } from './due-cards'
import { KeptLessons } from './kept-lessons'
import { OwnData } from './own-data'
import { Reminders } from './reminders'
import { showNotStored } from './show-not-stored'
import { WeekView } from './week-view'

/** What is due, the week, the kept lessons, reminders and the learner's data. */
export default function Practice() {
  const { t } = useTranslation(practiceMessages)
  const learner = useLearner()
  const data = useStored(practiceStore, learner)
  // The day may be another one when the person comes back to the tab.
  const [at, setAt] = useState(now)
  useReturn(useCallback(() => setAt(now()), []))
  if (learner === null || data === null) {
    return (
      <>
        <noscript>
          <Notice tone='warning'>{t('needsScript')}</Notice>
        </noscript>
        <div sx={styles.waiting}>
          <Skeleton height={280} />
        </div>
      </>
    )
  }
  const change: ChangePractice = (make) => {
    if (!practiceStore.change(learner, make)) showNotStored()
  }
  return (
    <div sx={styles.parts}>
      {learner !== guestLearner && <GuestCards learner={learner} />}
      <DueCards key={learner} data={data} at={at} change={change} />
      <WeekView data={data} at={at} />
      <KeptLessons data={data} change={change} />
      <Reminders data={data} />
      <OwnData learner={learner} />
    </div>
  )
}

/** Offers a member the cards that were kept on this device without signing in. */
function GuestCards({ learner }: { learner: Learner }) {
  const { t } = useTranslation(practiceMessages)
  const [isTaken, setTaken] = useState(false)
  if (isTaken) {
    return (
      <Notice tone='success' live>
        {t('guest.taken')}
      </Notice>
    )
  }
  if (!hasLearningData(guestLearner)) return null
  const take = () => {
    const practice = practiceStore.read(guestLearner)
    const reading = readingStore.read(guestLearner)
    const isStored =
      practiceStore.change(learner, (own) => mergePractice(own, practice)) &&
      readingStore.change(learner, (own) => mergeReading(own, reading))
    if (!isStored) return showNotStored()
    practiceStore.remove(guestLearner)
    readingStore.remove(guestLearner)
    setTaken(true)
  }
  return (
    <Notice
      action={
        <Button size='sm' variant='secondary' onClick={take}>
          {t('guest.take')}
        </Button>
      }
    >
      {t('guest.text')}
    </Notice>
  )
}

const styles = {
  waiting: { '@media (scripting: none)': { display: 'none' } },
  parts: { display: 'grid', gap: 4, pb: 6 },
} satisfies Record<string, ThemeUIStyleObject>
