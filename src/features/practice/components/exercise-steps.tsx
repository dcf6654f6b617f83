import { type RefObject, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { useTranslation } from '#lib/i18n/use-translation'
import type { Learner } from '../learner'
import { readingStore, useStored } from '../learning-store'
import { practiceMessages } from '../practice-messages'
import { useExercise } from '../use-exercise'

interface ExerciseStepsProps {
  postId: number
  learner: Learner
  text: RefObject<HTMLElement>
}

/**
 * Checkboxes at the steps of the lesson's exercise, and how many were done. They are rendered into
 * the text of the build, which stays a numbered list without scripts.
 */
export function ExerciseSteps({ postId, learner, text }: ExerciseStepsProps) {
  const { t } = useTranslation(practiceMessages)
  const exercise = useExercise(postId, text)
  const status = useRef<HTMLParagraphElement>(null)
  const ticked = useStored(readingStore, learner)?.ticks[postId] ?? none
  const setTicks = (change: (ticks: readonly number[]) => number[]) =>
    readingStore.change(learner, (data) => {
      const { [`${postId}`]: before = none, ...others } = data.ticks
      const ticks = change(before)
      return { ...data, ticks: ticks.length > 0 ? { ...others, [postId]: ticks } : others }
    })
  const toggle = (step: number) =>
    setTicks((before) =>
      before.includes(step) ? before.filter((other) => other !== step) : [...before, step].sort(),
    )
  const restart = () => {
    setTicks(() => [])
    // The pressed button is gone.
    status.current?.focus()
  }
  useEffect(() => {
    const section = exercise?.section
    const toggleByText = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('a, button, input, summary')) return
      const step = exercise?.steps.findIndex(({ place }) => place.parentElement?.contains(target))
      if (step !== undefined && step >= 0 && getSelection()?.isCollapsed !== false) toggle(step)
    }
    section?.addEventListener('click', toggleByText)
    return () => section?.removeEventListener('click', toggleByText)
  })
  if (!exercise) return null
  const { steps } = exercise
  const done = steps.filter((_, step) => ticked.includes(step)).length
  const count = steps.length
  const progress = done === count ? t('exercise.all') : t('exercise.progress', { done, count })
  return (
    <>
      {steps.map(({ place, labelId }, step) =>
        createPortal(
          <input
            type='checkbox'
            aria-labelledby={labelId}
            checked={ticked.includes(step)}
            onChange={() => toggle(step)}
            sx={tickStyle}
          />,
          place,
          labelId,
        ),
      )}
      {createPortal(
        <div sx={styles.progress}>
          <p ref={status} role='status' tabIndex={-1} sx={styles.progressText}>
            {done === 0 ? t('exercise.none') : progress}
          </p>
          {done > 0 && (
            <Button size='sm' variant='quiet' onClick={restart}>
              {t('exercise.restart')}
            </Button>
          )}
        </div>,
        exercise.progress,
        'progress',
      )}
    </>
  )
}

const none: readonly number[] = []

/** Covers the step's number; its target is as large as a finger. */
const tickStyle: ThemeUIStyleObject = {
  appearance: 'none',
  position: 'absolute',
  left: 0,
  top: '-2px',
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  m: 0,
  border: '2px solid',
  borderColor: 'primary',
  borderRadius: '50% 50% 50% 6px',
  cursor: 'pointer',
  '&::before': { content: '""', position: 'absolute', inset: '-8px' },
  '&:checked': { bg: 'primary' },
  '&:checked::after': {
    content: '""',
    width: 8,
    height: 14,
    mt: '-4px',
    border: 'solid',
    borderColor: 'onPrimary',
    borderWidth: '0 3px 3px 0',
    transform: 'rotate(45deg)',
  },
}

const styles = {
  progress: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 4,
    minHeight: 'inherit',
    color: 'textMuted',
  },
  progressText: { '&:focus': { outline: 'none' } },
} satisfies Record<string, ThemeUIStyleObject>
