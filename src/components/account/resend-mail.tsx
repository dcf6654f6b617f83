import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { type ApiProblem, problemOf } from '#lib/http/problem'
import { now } from '#lib/time/clock'
import { CoolDownButton } from '../cool-down-button'
import { Notice } from '../notice'
import { shownWait } from '../waiting-time'
import { authFormMessages } from './auth-form'
import { sentenceOf } from './auth-problems'

const { text } = authFormMessages

/** Seconds between two mails: longer than the service's limit of ten, short enough to wait for. */
const coolDown = 30

/** Answers that the service gives where it has sent a mail. */
const sentKinds: readonly ResendOutcome['kind'][] = ['sent', 'nextStep', 'signedOut']
const waitKinds: readonly ResendOutcome['kind'][] = ['rateLimited', 'refused', 'forbidden']
/** No mail can be sent again. */
const impossibleKinds: readonly ResendOutcome['kind'][] = ['missing', 'conflict', 'sessionEnded']

type ResendOutcome = { kind: 'sent' } | ApiProblem

interface ResendState {
  status: 'cooling down' | 'ready' | 'pending' | 'impossible'
  /** Length of this cool-down, in seconds. */
  wait: number
  /** Counts the cool-downs. */
  round: number
  /** The last outcome; null before the first. */
  outcome: ResendOutcome | null
}

/** Sends a mail again, with a cool-down after each mail and at the start, as one was just sent. */
function useResend(resend: () => Promise<unknown>, onSent?: () => void) {
  const [state, setState] = useState<ResendState>({
    status: 'cooling down',
    wait: coolDown,
    round: 0,
    outcome: null,
  })
  const isPending = useRef(false)
  const { status, wait } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round has its own timer
  useEffect(() => {
    if (status !== 'cooling down') return
    const timer = setTimeout(
      () => setState((present) => ({ ...present, status: 'ready' })),
      wait * 1000,
    )
    return () => clearTimeout(timer)
  }, [status, state.round])
  const send = async () => {
    if (status !== 'ready' || isPending.current) return
    isPending.current = true
    setState({ ...state, status: 'pending' })
    const outcome = await resend().then(() => ({ kind: 'sent' }) as const, problemOf)
    isPending.current = false
    setState(stateAfter(state, outcome))
    if (sentKinds.includes(outcome.kind)) onSent?.()
  }
  return { state, send }
}

function stateAfter(state: ResendState, outcome: ResendOutcome): ResendState {
  if (impossibleKinds.includes(outcome.kind)) return { ...state, status: 'impossible', outcome }
  if (!sentKinds.includes(outcome.kind) && !waitKinds.includes(outcome.kind)) {
    return { ...state, status: 'ready', outcome }
  }
  const named = outcome.kind === 'rateLimited' ? outcome.seconds : null
  return { status: 'cooling down', wait: named ?? coolDown, round: state.round + 1, outcome }
}

interface ResendMailProps {
  /** Content of the mail. */
  holds: 'code' | 'link'
  /** Throws an ApiError for a problem. */
  resend: () => Promise<unknown>
  /** Advice where the service sends no mail on demand. */
  instead?: ReactNode
  /** Called when another mail was sent. */
  onSent?: () => void
}

/** A button that sends a mail again, and whether it was sent. */
export function ResendMail({ holds, resend, instead, onSent }: ResendMailProps) {
  const { state, send } = useResend(resend, onSent)
  const { status, wait, round, outcome } = state
  if (status === 'impossible') {
    return <Notice live>{instead ?? text('resend.impossible')}</Notice>
  }
  return (
    <div sx={styles.resendMail}>
      <div role='status' sx={styles.resendMailBox}>
        {outcome && <ResendResult holds={holds} outcome={outcome} />}
      </div>
      <CoolDownButton
        variant='secondary'
        wide
        seconds={status === 'cooling down' ? wait : 0}
        round={round}
        now={now}
        busy={status === 'pending'}
        onClick={() => void send()}
        resting={(seconds) => {
          const { count, isLong } = shownWait(seconds)
          return text(isLong ? 'resend.restingMinutes' : 'resend.resting', { count })
        }}
      >
        {text(holds === 'code' ? 'resend.action' : 'resend.link')}
      </CoolDownButton>
    </div>
  )
}

interface ResendResultProps {
  holds: 'code' | 'link'
  outcome: ResendOutcome
}

function ResendResult({ holds, outcome }: ResendResultProps) {
  if (sentKinds.includes(outcome.kind)) {
    const key = holds === 'code' ? 'resend.sentCode' : 'resend.sentLink'
    return <Notice tone='success'>{text(key)}</Notice>
  }
  return <Notice tone='warning'>{outcome.kind !== 'sent' && sentenceOf(outcome)}</Notice>
}

const styles = {
  resendMail: { display: 'grid', gap: 3 },
  resendMailBox: { display: 'contents' },
} satisfies Record<string, ThemeUIStyleObject>
