import { Pencil, PenLine, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { Notice } from '#components/notice'
import { useTranslation } from '#lib/i18n/use-translation'
import { usePressedPart } from '#lib/lazy/use-pressed-part'
import { newUuid } from '#lib/random/new-uuid'
import { now } from '#lib/time/clock'
import type { ChangePractice } from '../change-cards'
import type { PracticeData } from '../learning-data'
import { mergePractice } from '../learning-file'
import { ownCardMessages } from '../own-card-messages'
import { isOwnCard, ownCardId, type PracticeLesson, type RecallCard } from '../recall-card'
import { onlyCard, withAnswer, withLesson, withoutCard } from '../schedule'
import { AnsweredCard } from './answered-card'
import { keepingStyle, statusStyle } from './keeping-style'
import { RecallQuestion } from './recall-question'
import { UndoNote } from './undo-note'

interface OwnCardsProps {
  lesson: PracticeLesson
  /** Null until the learner is known. */
  practice: PracticeData | null
  /** Whether a card outlasts the page. */
  isStored: boolean
  change: ChangePractice
}

/** What was done last. */
type Done =
  | { kind: 'added' | 'changed' | 'restored' }
  | { kind: 'removed'; question: string; removed: PracticeData }

/** The cards that a learner writes beside a lesson; their form loads with the press on its button. */
export function OwnCards({ lesson, practice, isStored, change }: OwnCardsProps) {
  const { t } = useTranslation(ownCardMessages)
  const form = usePressedPart(loadForm)
  /** Id of the card in the form. */
  const [editedId, setEditedId] = useState<string | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  const status = useRef<HTMLParagraphElement>(null)
  /** The button that opened the form, and the one to write a new card, which gives way to the form. */
  const opener = useRef<HTMLButtonElement | null>(null)
  const writer = useRef<HTMLButtonElement>(null)
  const own = practice ? ownCards(practice, lesson.postId) : []

  const edit = (cardId: string, button: HTMLButtonElement) => {
    opener.current = button
    setEditedId(cardId)
    setDone(null)
    form.open()
  }
  const cancel = () => {
    flushSync(() => setEditedId(null))
    opener.current?.focus()
    // It is gone, or its card is closed.
    if (document.activeElement !== opener.current) writer.current?.focus()
  }
  const finish = (result: Done) => {
    setEditedId(null)
    setDone(result)
    // The pressed button is gone.
    status.current?.focus()
  }
  const save = (card: RecallCard) => {
    const isNew = practice?.cards[card.cardId] === undefined
    change((data) => withLesson(data, { ...lesson, cards: [card] }, now()))
    finish({ kind: isNew ? 'added' : 'changed' })
  }
  const remove = ({ cardId, question }: RecallCard) => {
    if (!practice) return
    setDone({ kind: 'removed', question, removed: onlyCard(practice, cardId) })
    // Else its form would keep it again.
    if (editedId === cardId) setEditedId(null)
    change((data) => withoutCard(data, cardId))
  }
  const restore = (removed: PracticeData) => {
    change((data) => mergePractice(data, removed, now()))
    finish({ kind: 'restored' })
  }
  const Form = form.part?.default
  return (
    <section data-chrome='' aria-label={t('heading')} sx={styles.own}>
      {own.length > 0 && <h3>{t('heading')}</h3>}
      {own.map((card) => (
        <RecallQuestion key={card.cardId} card={card}>
          <AnsweredCard
            kept={practice?.cards[card.cardId]}
            isStored={isStored}
            onAnswer={(given) => change((data) => withAnswer(data, card.cardId, given, now()))}
          />
          <div sx={styles.actions}>
            <Button
              size='sm'
              variant='quiet'
              aria-label={t('editOf', { question: card.question })}
              onClick={({ currentTarget }) => edit(card.cardId, currentTarget)}
            >
              <Pencil aria-hidden='true' size={18} />
              <span>{t('edit')}</span>
            </Button>
            <Button
              size='sm'
              variant='quiet'
              aria-label={t('removeOf', { question: card.question })}
              onClick={() => remove(card)}
            >
              <Trash2 aria-hidden='true' size={18} />
              <span>{t('remove')}</span>
            </Button>
          </div>
        </RecallQuestion>
      ))}
      {done?.kind === 'removed' && (
        <UndoNote onUndo={() => restore(done.removed)}>
          {t('removed', { question: done.question })}
        </UndoNote>
      )}
      <p ref={status} role='status' tabIndex={-1} sx={statusStyle}>
        {done && done.kind !== 'removed' && t(statusOf(done.kind, isStored))}
      </p>
      {form.status === 'failed' && (
        <Notice tone='error' live>
          {t('notLoaded')}
        </Notice>
      )}
      {Form && editedId !== null ? (
        <Form
          key={editedId}
          postId={lesson.postId}
          card={own.find(({ cardId }) => cardId === editedId)}
          onSave={(words) => save({ cardId: editedId, ...words })}
          onCancel={cancel}
        />
      ) : (
        <div sx={styles.write}>
          {practice && (
            <>
              <Button
                ref={writer}
                variant='secondary'
                busy={form.status === 'loading'}
                onClick={({ currentTarget }) =>
                  edit(ownCardId(lesson.postId, newUuid()), currentTarget)
                }
              >
                <PenLine aria-hidden='true' size={20} />
                <span>{t('write')}</span>
              </Button>
              <p>{t('hint')}</p>
            </>
          )}
        </div>
      )}
    </section>
  )
}

const loadForm = () => import(/* webpackChunkName: "own-card-form" */ './own-card-form')

function ownCards({ cards }: PracticeData, postId: number): RecallCard[] {
  return Object.entries(cards)
    .filter(([cardId, card]) => card.postId === postId && isOwnCard(cardId))
    .map(([cardId, { question, answer }]) => ({ cardId, question, answer }))
}

function statusOf(kind: 'added' | 'changed' | 'restored', isStored: boolean) {
  return kind === 'added' && !isStored ? 'addedHere' : kind
}

const styles = {
  own: { display: 'grid', gap: 4, maxWidth: 'reading', mt: 5, h3: { fontSize: 'h3' } },
  actions: { display: 'flex', flexWrap: 'wrap', gap: 2, ml: -3 },
  write: {
    ...keepingStyle,
    p: { color: 'textMuted', fontSize: 'small' },
    '@media (scripting: none)': { display: 'none' },
  },
} satisfies Record<string, ThemeUIStyleObject>
