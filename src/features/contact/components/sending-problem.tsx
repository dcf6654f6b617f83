import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { SnapshotFrom, StateValueFrom } from 'xstate'
import { Notice } from '../../../components/notice'
import { problemMessages } from '../../../lib/http/problem-texts'
import { type Text, useText } from '../../../lib/i18n/texts'
import type { contactMachine } from '../contact-machine'
import { type ContactMessages, contactMessages } from '../contact-texts'

interface SendingProblemProps {
  state: SnapshotFrom<typeof contactMachine>
}

interface Words {
  text: Text<ContactMessages>
  problem: Text<typeof problemMessages.words>
  secondsLeft: number
}

type Sentence = (words: Words) => ReactNode

/** What each state says about why the message did not leave; what the fields say is theirs. */
const sentences = {
  editing: null,
  sending: null,
  sent: null,
  refused: null,
  heldBack: ({ text, secondsLeft }) => text('problems.held', { count: secondsLeft }),
  unreachable: ({ text, problem }) => `${problem('unreachable')} ${text('problems.kept')}`,
  offline: ({ text }) => text('problems.offline'),
  broken: ({ text, problem }) => `${problem('failed')} ${text('problems.kept')}`,
} satisfies Record<StateValueFrom<typeof contactMachine>, Sentence | null>

/** Why the message did not leave, with focus on it; nothing while nothing is wrong. */
export function SendingProblem({ state }: SendingProblemProps) {
  const text = useText(contactMessages)
  const problem = useText(problemMessages)
  const element = useRef<HTMLDivElement>(null)
  const secondsLeft = useCountdown(state.matches('heldBack') ? state.context.waitSeconds : 0)
  const sentence: Sentence | null = sentences[state.value]
  const isShown = sentence !== null
  useEffect(() => {
    if (isShown) element.current?.focus()
  }, [isShown])
  if (!sentence) return null
  return (
    <div ref={element} tabIndex={-1}>
      <Notice
        tone={state.matches('heldBack') ? 'warning' : 'error'}
        title={text('problems.keptTitle')}
      >
        {sentence({ text, problem, secondsLeft })}
      </Notice>
    </div>
  )
}

/** Seconds that are left of a wait; counts down by itself. */
function useCountdown(waitSeconds: number): number {
  const [left, setLeft] = useState(waitSeconds)
  useEffect(() => {
    setLeft(waitSeconds)
    if (waitSeconds === 0) return
    const timer = setInterval(() => setLeft((seconds) => Math.max(1, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [waitSeconds])
  return Math.max(1, left)
}
