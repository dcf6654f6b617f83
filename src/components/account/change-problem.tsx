import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../../lib/i18n/texts'
import { now } from '../../lib/time/clock'
import { shownWait } from '../../lib/time/shown-wait'
import { type ChangeOutcome, waitSeconds } from '../../session/change-machine'
import type { ChangeStory } from '../../session/use-change'
import { Button } from '../button'
import { Notice } from '../notice'
import { useSecondsLeft } from '../use-seconds-left'
import { accountReadMessages } from './account-read-texts'
import { problemsOf } from './auth-problems'

interface ChangeProblemProps<Change> {
  story: ChangeStory<Change>
  /** A way out of what was refused, better than to read and leave it. */
  wayOut?: (outcome: ChangeOutcome) => ReactNode
  /** Words of the page's own, where the general ones say too little or too much. */
  wordsOf?: (outcome: ChangeOutcome) => { title: string; sentence: string } | undefined
}

/** Why a change was not made, with focus on it; nothing while nothing is wrong. */
export function ChangeProblem<Change>({ story, wayOut, wordsOf }: ChangeProblemProps<Change>) {
  const text = useText(accountReadMessages)
  const { actor, state } = story
  const { outcome } = state.context
  const element = useRef<HTMLDivElement>(null)
  const isShown = state.matches('failed') || state.matches('heldBack')
  const left = useSecondsLeft(state.matches('heldBack') ? waitSeconds(outcome) : 0, 0, now)
  useEffect(() => {
    if (isShown) element.current?.focus()
  }, [isShown])
  if (!isShown || outcome === null) return null
  const held = state.matches('heldBack')
  const wait = shownWait(Math.max(1, left))
  const words = held ? undefined : wordsOf?.(outcome)
  return (
    <div ref={element} tabIndex={-1}>
      <Notice
        tone={held ? 'warning' : 'error'}
        title={words?.title ?? text('notDoneTitle')}
        action={
          !held &&
          (wayOut?.(outcome) ?? (
            <Button
              variant='secondary'
              size='sm'
              onClick={() => actor.send({ type: 'problem.dismissed' })}
            >
              {text('dismiss')}
            </Button>
          ))
        }
      >
        {held
          ? text(wait.isLong ? 'heldBackMinutes' : 'heldBack', { count: wait.count })
          : (words?.sentence ?? sentenceOf(outcome))}
      </Notice>
    </div>
  )
}

/** Errors of single fields belong to the whole here: there is no form. */
function sentenceOf(outcome: ChangeOutcome): string | undefined {
  const { fields = {}, form } = problemsOf(outcome)
  return form ?? Object.values(fields)[0]
}
