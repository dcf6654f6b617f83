import { type ReactNode, useEffect, useRef } from 'react'
import { type ApiProblem, waitSeconds } from '#lib/http/problem'
import { useTranslation } from '#lib/i18n/use-translation'
import { now } from '#lib/time/clock'
import type { AccountChange } from '#session/use-account-change'
import { Button } from '../button'
import { Notice } from '../notice'
import { shownWait, useSecondsLeft } from '../waiting-time'
import { accountReadMessages } from './account-read'
import { sentenceOf } from './auth-problems'

interface ChangeProblemProps<Change> {
  mutation: AccountChange<Change>
  /** What was not done, where it is no change of the account. */
  title?: string
  /** A link that helps, in place of the button that dismisses the notice. */
  wayOut?: (problem: ApiProblem) => ReactNode
  /** The page's own messages, where the general ones do not fit. */
  wordsOf?: (problem: ApiProblem) => { title: string; sentence: string } | undefined
}

/**
 * Shows why a change was not made, or that this is not known, and takes the focus; renders nothing
 * without a problem.
 */
export function ChangeProblem<Change>(props: ChangeProblemProps<Change>) {
  const { mutation, title, wayOut, wordsOf } = props
  const { t } = useTranslation(accountReadMessages)
  const { status, problem } = mutation
  const element = useRef<HTMLDivElement>(null)
  const isRateLimited = status === 'rateLimited'
  const isShown = status === 'failed' || isRateLimited
  const left = useSecondsLeft(isRateLimited ? waitSeconds(problem) : 0, 0, now)
  useEffect(() => {
    if (isShown) element.current?.focus()
  }, [isShown])
  if (!isShown || problem === null) return null
  const wait = shownWait(Math.max(1, left))
  const isUnclear = problem.kind === 'unclear'
  const unclear = { title: t('unclearTitle'), sentence: t('unclear') }
  const words = isRateLimited
    ? undefined
    : (wordsOf?.(problem) ?? (isUnclear ? unclear : undefined))
  return (
    <div ref={element} tabIndex={-1}>
      <Notice
        tone={isRateLimited || isUnclear ? 'warning' : 'error'}
        title={words?.title ?? title ?? t('notDoneTitle')}
        action={
          !isRateLimited &&
          (wayOut?.(problem) ?? (
            <Button variant='secondary' size='sm' onClick={mutation.lookAgain ?? mutation.dismiss}>
              {t(mutation.lookAgain ? 'look' : 'dismiss')}
            </Button>
          ))
        }
      >
        {isRateLimited
          ? t(wait.isLong ? 'heldBackMinutes' : 'heldBack', { count: wait.count })
          : (words?.sentence ?? sentenceOf(problem))}
      </Notice>
    </div>
  )
}
