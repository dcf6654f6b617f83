import type { KeyboardEvent, MouseEvent, Ref } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { Picture } from '#components/picture'
import { SiteLink } from '#components/site-link'
import { useFocusWhen } from '#components/use-focus-when'
import { sitePictures } from '#contract/media/site-pictures'
import { useTranslation } from '#lib/i18n/use-translation'
import { keyframes } from '#theme/styles'
import type { DueCard } from '../due-cards'
import type { KeptLesson } from '../learning-data'
import { practiceMessages } from '../practice-messages'
import { isOwnCard } from '../recall-card'
import type { Answer } from '../schedule'
import { CardAnswers } from './card-answers'

interface TurningCardProps {
  card: DueCard
  lesson: KeptLesson | undefined
  /** How many cards lie below this one. */
  below: number
  isTurned: boolean
  onTurn: () => void
  onAnswer: (answer: Answer) => void
  /** Gets the focus with the next card. */
  question: Ref<HTMLHeadingElement>
}

/**
 * A card with its question that turns to its answer. The answer is not in the page before, and the
 * question's side is hidden after: both sides share one place, which is as high as the higher one.
 */
export function TurningCard(props: TurningCardProps) {
  const { card, lesson, below, isTurned, onTurn, onAnswer, question } = props
  const { t } = useTranslation(practiceMessages)
  const answer = useFocusWhen<HTMLParagraphElement>(isTurned)
  const turnByPress = ({ target }: MouseEvent) => {
    const isControl = target instanceof Element && target.closest('a, button') !== null
    if (!isControl && getSelection()?.isCollapsed !== false) onTurn()
  }
  const turnByKey = (event: KeyboardEvent) => {
    // A held key has answered the card before.
    if (event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    onTurn()
  }
  return (
    <article data-below={Math.min(below, 2)} sx={styles.pile}>
      {/* A press anywhere turns it; keys do at the question and at its button. */}
      <div
        data-side='question'
        data-turned={isTurned || undefined}
        aria-hidden={isTurned || undefined}
        onClick={isTurned ? undefined : turnByPress}
        sx={styles.side}
      >
        {lesson && <CardSource lesson={lesson} isOwn={isOwnCard(card.cardId)} />}
        <h3 ref={question} tabIndex={-1} onKeyDown={turnByKey}>
          {card.question}
        </h3>
        <Button size='lg' wide onClick={onTurn}>
          {t('show')}
        </Button>
      </div>
      {isTurned && (
        <div data-side='answer' sx={styles.side}>
          {lesson && <CardSource lesson={lesson} isOwn={isOwnCard(card.cardId)} />}
          <div>
            <h3>{card.question}</h3>
            <p ref={answer} tabIndex={-1} data-part='answer'>
              {card.answer}
            </p>
          </div>
          <CardAnswers onAnswer={onAnswer} />
        </div>
      )}
    </article>
  )
}

/** The lesson of a card: its picture, cut at the sides, where it has one, and its title. */
function CardSource({ lesson, isOwn }: { lesson: KeptLesson; isOwn: boolean }) {
  const { t } = useTranslation(practiceMessages)
  const { title, path, picture } = lesson
  return (
    <div data-part='source'>
      {picture && (
        <div>
          <Picture
            kind='lesson'
            image={{ src: picture, srcSet: `${picture} ${sitePictures.lesson.width}w` }}
            alt=''
          />
        </div>
      )}
      <p>
        <span>{t(isOwn ? 'today.ownFrom' : 'today.from')}</span>{' '}
        <SiteLink to={path} prefetch={false}>
          {title}
        </SiteLink>
      </p>
    </div>
  )
}

const deal = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } })
const turnAway = keyframes({
  from: { visibility: 'visible' },
  to: { visibility: 'visible', transform: 'rotateY(90deg)' },
})
const turnIn = keyframes({ from: { transform: 'rotateY(-90deg)' } })

const peeking: ThemeUIStyleObject = {
  content: '""',
  position: 'absolute',
  zIndex: -1,
  top: '16px',
  border: '1px solid',
  borderColor: 'hairline',
  borderRadius: 'card',
  bg: 'primaryTint',
}

const styles = {
  pile: {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    mb: 4,
    perspective: '1400px',
    animation: `${deal} 200ms ease-out`,
    '& > *': { gridArea: '1 / 1' },
    // The cards that wait below.
    '&:not([data-below="0"])::before': { ...peeking, insetInline: '14px', bottom: '-8px' },
    '&[data-below="2"]::after': { ...peeking, zIndex: -2, insetInline: '28px', bottom: '-16px' },
    // The question or answer has the focus: the ring is around the whole card.
    '& > :has([tabindex="-1"]:focus-visible)': {
      outline: '3px solid',
      outlineColor: 'focus',
      outlineOffset: '2px',
    },
  },
  side: {
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    gap: 4,
    minHeight: [320, 360],
    p: [4, 6],
    border: '1px solid',
    borderColor: 'hairline',
    borderRadius: 'card',
    boxShadow: 'low',
    overflowWrap: 'anywhere',
    '& > h3, & > div': { alignSelf: 'center' },
    // As high before its picture has loaded.
    '[data-part=source] > div': {
      position: 'relative',
      flex: 'none',
      overflow: 'hidden',
      width: [88, 120],
      aspectRatio: '4 / 3',
      borderRadius: 'control',
      bg: 'hover',
    },
    '[data-part=source] > div > *': { position: 'absolute', inset: 0, height: '100%' },
    h3: { fontSize: 'h2', lineHeight: 'heading', textWrap: 'balance' },
    '[tabindex]:focus': { outline: 'none' },
    '[data-part=source]': {
      display: 'flex',
      alignItems: 'center',
      gap: [3, 4],
      alignSelf: 'start',
      color: 'textMuted',
      fontSize: 'small',
      a: { color: 'primaryText' },
    },
    '&[data-side=question]': { bg: 'primaryTint', cursor: 'pointer' },
    '&[data-turned]': { visibility: 'hidden', animation: `${turnAway} 110ms ease-in` },
    '&[data-side=answer]': {
      bg: 'raised',
      animation: `${turnIn} 140ms 110ms ease-out backwards`,
      h3: { mb: 4, color: 'textMuted', fontSize: 'body', fontWeight: 'medium' },
    },
    '[data-part=answer]': {
      pl: 4,
      borderLeft: '4px solid',
      borderColor: 'primary',
      fontSize: 'lead',
      whiteSpace: 'pre-line',
    },
    '&[data-side=answer] button': { flex: '1 1 120px', minHeight: 'control.lg', px: 2 },
  },
} satisfies Record<string, ThemeUIStyleObject>
