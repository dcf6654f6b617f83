import { type Ref, useEffect, useRef, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button, LinkButton } from '#components/button'
import { EmptyState } from '#components/empty-state'
import { Notice } from '#components/notice'
import { SiteLink } from '#components/site-link'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { dayOf, noonOf } from '#lib/time/calendar-days'
import { now } from '#lib/time/clock'
import type { ChangePractice } from '../change-cards'
import { cardsAhead, dueCards } from '../due-cards'
import type { PracticeData } from '../learning-data'
import { practiceMessages } from '../practice-messages'
import { type Answer, withAnswer } from '../schedule'
import { dueByDay, nextDueDay } from '../week'
import { CardAnswers, daysAhead } from './card-answers'

interface DueCardsProps {
  data: PracticeData
  at: number
  change: ChangePractice
}

/** The cards that are due today, one after another; without any, what comes next. */
export function DueCards({ data, at, change }: DueCardsProps) {
  const { t } = useTranslation(practiceMessages)
  const today = dayOf(at)
  const due = dueCards(data, today)
  const ahead = cardsAhead(data, today).length
  const [first] = due
  const lesson = first && data.lessons[first.postId]
  const [revealedId, setRevealedId] = useState<string | null>(null)
  const [last, setLast] = useState<{ cardId: string; answer: Answer } | null>(null)
  /** The question, or what is next. */
  const start = useRef<HTMLElement>(null)
  const answer = useRef<HTMLParagraphElement>(null)
  const isRevealed = first !== undefined && first.cardId === revealedId

  useEffect(() => {
    if (isRevealed) answer.current?.focus()
  }, [isRevealed])
  useEffect(() => {
    if (last) start.current?.focus()
  }, [last])

  const give = (cardId: string, given: Answer) => {
    change((present) => withAnswer(present, cardId, given, now()))
    setLast({ cardId, answer: given })
  }
  const answeredCard = last && data.cards[last.cardId]
  return (
    <section aria-labelledby='due-today'>
      <h2 id='due-today' sx={styles.dueCardsHeading}>
        {t('today.heading')}
      </h2>
      {ahead > 0 && (
        <div sx={styles.wrongClock}>
          <Notice tone='warning' title={t('today.wrongClock')}>
            {t('today.ahead', { count: ahead })}
          </Notice>
        </div>
      )}
      <p role='status' sx={styles.result}>
        {answeredCard && (
          <span>
            {t(last.answer === 'remembered' ? 'today.wasRemembered' : 'today.wasNotYet', {
              when: daysAhead(answeredCard.due, at),
            })}
          </span>
        )}{' '}
        {due.length > 0 && <span>{t('today.left', { count: due.length })}</span>}
      </p>
      {first ? (
        <article sx={styles.card}>
          <h3 ref={start as Ref<HTMLHeadingElement>} tabIndex={-1} sx={styles.question}>
            {first.question}
          </h3>
          {lesson && (
            <p sx={styles.source}>
              <span>{t('today.from')}</span>{' '}
              <SiteLink to={lesson.path} prefetch={false}>
                {lesson.title}
              </SiteLink>
            </p>
          )}
          {isRevealed ? (
            <>
              <p ref={answer} tabIndex={-1} sx={styles.answer}>
                {first.answer}
              </p>
              <CardAnswers onAnswer={(given) => give(first.cardId, given)} />
            </>
          ) : (
            <div>
              <Button size='lg' onClick={() => setRevealedId(first.cardId)}>
                {t('show')}
              </Button>
            </div>
          )}
        </article>
      ) : (
        <div ref={start as Ref<HTMLDivElement>} tabIndex={-1} sx={styles.nothingDue}>
          <NothingDue data={data} at={at} isDone={last !== null} />
        </div>
      )}
    </section>
  )
}

/** What is next where nothing is due. */
function NothingDue({
  data,
  at,
  isDone,
}: Pick<DueCardsProps, 'data' | 'at'> & { isDone: boolean }) {
  const { t } = useTranslation(practiceMessages)
  const today = dayOf(at)
  const next = nextDueDay(data, today)
  if (next === undefined) {
    return (
      <EmptyState
        titleAs='h3'
        title={t('today.emptyTitle')}
        action={<LinkButton to={publicPaths.blog}>{t('today.toLessons')}</LinkButton>}
      >
        {t('today.emptyText')}
      </EmptyState>
    )
  }
  const count = dueByDay(data, today).get(next) ?? 0
  const wasDone = isDone || (data.days[today] ?? 0) > 0
  return (
    <EmptyState titleAs='h3' title={t(wasDone ? 'today.doneTitle' : 'today.freeTitle')}>
      {t('today.next', {
        when: daysAhead(+noonOf(next), at),
        cards: t('today.cards', { count }),
      })}
    </EmptyState>
  )
}

const styles = {
  dueCardsHeading: { fontSize: 'h2' },
  result: { minHeight: '1lh', mt: 1, mb: 4, color: 'textMuted' },
  wrongClock: { mt: 3, mb: 4 },
  card: {
    display: 'grid',
    gap: 4,
    p: [4, 6],
    borderRadius: 'card',
    bg: 'primaryTint',
    overflowWrap: 'anywhere',
  },
  question: { fontSize: 'h3', '&:focus': { outline: 'none' } },
  source: { color: 'textMuted', fontSize: 'small', a: { color: 'primaryText' } },
  answer: {
    py: 1,
    pl: 4,
    borderLeft: '4px solid',
    borderColor: 'primary',
    whiteSpace: 'pre-line',
    '&:focus': { outline: 'none' },
  },
  nothingDue: {
    borderRadius: 'card',
    bg: 'surface',
    '&:focus': { outline: 'none' },
  },
} satisfies Record<string, ThemeUIStyleObject>
