import { Undo2 } from 'lucide-react'
import { type Ref, useEffect, useRef, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { Notice } from '#components/notice'
import { ProgressLine } from '#components/progress-line'
import { VisuallyHidden } from '#components/visually-hidden'
import { useTranslation } from '#lib/i18n/use-translation'
import { dayOf } from '#lib/time/calendar-days'
import { now } from '#lib/time/clock'
import type { ChangePractice } from '../change-cards'
import { answeredCount, cardsAhead, dueCards } from '../due-cards'
import type { PracticeData } from '../learning-data'
import { practiceMessages } from '../practice-messages'
import { type Answer, withAnswer } from '../schedule'
import { canTakeBack, type GivenAnswer, withoutAnswer } from '../take-back'
import { daysAhead } from './card-answers'
import { NothingDue } from './nothing-due'
import { TurningCard } from './turning-card'

interface DueCardsProps {
  data: PracticeData
  at: number
  change: ChangePractice
}

/** The answer that was given last, and whether it was taken back. */
interface LastAnswer extends GivenAnswer {
  isTakenBack: boolean
}

/** The cards that are due today, one after another; without any, what comes next. */
export function DueCards({ data, at, change }: DueCardsProps) {
  const { t } = useTranslation(practiceMessages)
  const today = dayOf(at)
  const due = dueCards(data, today)
  const done = answeredCount(data, today)
  const count = done + due.length
  const ahead = cardsAhead(data, today).length
  const [turnedId, setTurnedId] = useState<string | null>(null)
  const [last, setLast] = useState<LastAnswer | null>(null)
  /** The question, or what is next. */
  const start = useRef<HTMLElement>(null)
  // A card whose answer is read stays, whatever comes from another tab.
  const card = due.find(({ cardId }) => cardId === turnedId) ?? due[0]
  const isTurned = card !== undefined && card.cardId === turnedId

  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer of a turned card has the focus
  useEffect(() => {
    if (last && !isTurned) start.current?.focus()
  }, [last])

  const give = (cardId: string, answer: Answer) => {
    const moment = now()
    let before = data
    change((present) => {
      before = present
      return withAnswer(present, cardId, answer, moment)
    })
    setTurnedId(null)
    setLast({ cardId, at: moment, before, answer, isTakenBack: false })
  }
  const takeBack = (given: LastAnswer) => {
    change((present) => withoutAnswer(present, given))
    setTurnedId(given.cardId)
    setLast({ ...given, isTakenBack: true })
  }
  return (
    <section aria-labelledby='due-today'>
      <div sx={styles.head}>
        <h2 id='due-today' data-alone={count === 0 || undefined}>
          {t('today.heading')}
        </h2>
        {count > 0 && <p>{count === 1 ? t('today.one') : t('today.progress', { done, count })}</p>}
      </div>
      {count > 0 && (
        <div sx={styles.progress}>
          <ProgressLine share={done / count} label={t('today.progressLabel')} />
        </div>
      )}
      {ahead > 0 && (
        <div sx={styles.wrongClock}>
          <Notice tone='warning' title={t('today.wrongClock')}>
            {t('today.ahead', { count: ahead })}
          </Notice>
        </div>
      )}
      {card ? (
        <TurningCard
          key={card.cardId}
          card={card}
          lesson={data.lessons[card.postId]}
          below={due.length - 1}
          isTurned={isTurned}
          onTurn={() => setTurnedId(card.cardId)}
          onAnswer={(answer) => give(card.cardId, answer)}
          question={start as Ref<HTMLHeadingElement>}
        />
      ) : (
        <div ref={start as Ref<HTMLDivElement>} tabIndex={-1} sx={styles.nothingDue}>
          <NothingDue data={data} at={at} />
        </div>
      )}
      <div sx={[styles.result, (card || last) && styles.room]}>
        <p role='status'>
          {last && <span>{resultOf(last, data, at)}</span>}{' '}
          {/* In sight it is beside the heading. */}
          {due.length > 0 && (
            <VisuallyHidden>{t('today.left', { count: due.length })}</VisuallyHidden>
          )}
        </p>
        {last && canTakeBack(data, last) && (
          <Button size='sm' variant='secondary' onClick={() => takeBack(last)}>
            <Undo2 aria-hidden='true' size={18} />
            <span>{t('data.undo')}</span>
          </Button>
        )}
      </div>
    </section>
  )
}

/** In words what became of the last answer; nothing of a card that is gone. */
function resultOf(last: LastAnswer, data: PracticeData, at: number): string | null {
  const { text } = practiceMessages
  const card = data.cards[last.cardId]
  if (!card) return null
  if (last.isTakenBack) return text('today.takenBack')
  const when = daysAhead(card.due, at)
  return text(last.answer === 'remembered' ? 'today.wasRemembered' : 'today.wasNotYet', { when })
}

const styles = {
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: 4,
    h2: { fontSize: 'h3' },
    // What follows says it in other words.
    '[data-alone]': { position: 'absolute', clipPath: 'inset(50%)' },
    p: { color: 'textMuted', fontSize: 'small', fontVariantNumeric: 'tabular-nums' },
  },
  progress: {
    mt: 2,
    mb: 4,
    // Thicker than a loading bar, as it stays.
    '& > div': { height: 6, borderRadius: 'full' },
  },
  wrongClock: { mb: 4 },
  result: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 2,
    color: 'textMuted',
    fontSize: 'small',
    p: { position: 'relative', flex: '1 1 150px' },
    button: { color: 'text' },
  },
  // Nothing moves when the first answer is given.
  room: { minHeight: 'touch', mt: 3 },
  nothingDue: {
    mt: 2,
    borderRadius: 'card',
    bg: 'surface',
    '&:focus': { outline: 'none' },
  },
} satisfies Record<string, ThemeUIStyleObject>
