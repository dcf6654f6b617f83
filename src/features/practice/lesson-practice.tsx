import { type RefObject, useEffect, useMemo, useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { SiteLink } from '#components/site-link'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { now } from '#lib/time/clock'
import { changeCards } from './change-cards'
import { AnsweredCard } from './components/answered-card'
import { ExerciseSteps } from './components/exercise-steps'
import { keepingStyle, statusStyle } from './components/keeping-style'
import { OwnCards } from './components/own-cards'
import { RecallQuestion } from './components/recall-question'
import type { NextLesson, PracticeData } from './learning-data'
import { practiceStore, useIsStored, useLearner, useStored } from './learning-store'
import { practiceMessages } from './practice-messages'
import type { PracticeLesson, RecallCard } from './recall-card'
import { type Answer, withAnswer, withLesson, withPresentWords } from './schedule'
import { useReading } from './use-reading'

export interface LessonPracticeProps {
  postId: number
  title: string
  path: string
  minutes: number
  picture: string | undefined
  /** The lesson to be read after this one. */
  next: NextLesson | undefined
  recallCards: readonly RecallCard[]
  text: RefObject<HTMLElement>
}

/**
 * What follows the text of a lesson: its questions with the answers hidden. It also adds the
 * checkboxes of the exercise and follows the reading.
 */
export default function LessonPractice(props: LessonPracticeProps) {
  const { t } = useTranslation(practiceMessages)
  const { postId, path, minutes, picture, next, recallCards, text } = props
  const title = shortTitle(props.title)
  const learner = useLearner()
  const practice = useStored(practiceStore, learner)
  const isStored = useIsStored(practiceStore, learner)
  const end = useRef<HTMLDivElement>(null)
  const kept = useRef<HTMLParagraphElement>(null)
  const read = useMemo(
    () => ({ postId, title, path, minutes, picture }),
    [postId, title, path, minutes, picture],
  )
  useReading(read, learner, { text, end })
  const whole = useMemo<PracticeLesson>(
    () => ({ postId, title, path, picture, next: next && noted(next), cards: recallCards }),
    [postId, title, path, picture, next, recallCards],
  )
  const allKept = practice !== null && recallCards.every(({ cardId }) => practice.cards[cardId])
  const change = (make: (data: PracticeData) => PracticeData) => {
    if (learner !== null) changeCards(learner, make)
  }
  useEffect(() => {
    // The author may have corrected them. Not after each change: a tab with the words of before may be
    // open, too, and would answer with its own.
    if (learner === null) return
    const data = practiceStore.read(learner)
    if (withPresentWords(data, whole) === data) return
    practiceStore.change(learner, (present) => withPresentWords(present, whole))
  }, [learner, whole])
  const keep = () => {
    change((data) => withLesson(data, whole, now()))
    // The pressed button is gone.
    kept.current?.focus()
  }
  const answer = (cardId: string, given: Answer) => {
    const at = now()
    const only = { ...whole, cards: recallCards.filter((card) => card.cardId === cardId) }
    change((data) => withAnswer(withLesson(data, only, at), cardId, given, at))
  }
  return (
    <div ref={end}>
      {learner !== null && <ExerciseSteps key={postId} {...{ postId, learner, text }} />}
      {recallCards.length > 0 && (
        <section data-chrome='' aria-labelledby='recall' sx={styles.recall}>
          <h2 id='recall' sx={styles.lessonPracticeHeading}>
            {t('lesson.heading')}
          </h2>
          <p sx={styles.lead}>{t('lesson.lead')}</p>
          {recallCards.map((card) => (
            <RecallQuestion key={card.cardId} card={card}>
              {practice && (
                <AnsweredCard
                  kept={practice.cards[card.cardId]}
                  isStored={isStored}
                  onAnswer={(given) => answer(card.cardId, given)}
                />
              )}
            </RecallQuestion>
          ))}
          <div sx={styles.keeping}>
            <p ref={kept} role='status' tabIndex={-1} sx={statusStyle}>
              {allKept && (
                <>
                  <span>{t(isStored ? 'lesson.kept' : 'lesson.notKept')}</span>{' '}
                  <SiteLink to={publicPaths.practice}>{t('lesson.toPractice')}</SiteLink>
                </>
              )}
            </p>
            {practice && !allKept && (
              <>
                <Button variant='secondary' onClick={keep}>
                  {t('lesson.add')}
                </Button>
                <p>{t('lesson.addHint')}</p>
              </>
            )}
          </div>
        </section>
      )}
      <OwnCards key={`own-${postId}`} lesson={whole} {...{ practice, isStored, change }} />
    </div>
  )
}

/** Far below what is accepted in the storage. */
const shortTitle = (title: string) => title.slice(0, 500)

/** What is kept of the next lesson. */
function noted({ postId, title, path }: NextLesson): NextLesson {
  return { postId, title: shortTitle(title), path }
}

const styles = {
  recall: {
    display: 'grid',
    gap: 4,
    maxWidth: 'reading',
    mt: 7,
    p: [3, 6],
    borderRadius: 'card',
    bg: 'primaryTint',
  },
  lessonPracticeHeading: { fontSize: 'h2' },
  lead: { color: 'textMuted' },
  keeping: { ...keepingStyle, a: { color: 'primaryText', fontWeight: 'bold' } },
} satisfies Record<string, ThemeUIStyleObject>
