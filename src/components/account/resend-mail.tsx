/** @jsxImportSource theme-ui */
import { useActorRef, useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import { fromPromise } from 'xstate'
import { now } from '../../lib/time/clock'
import { shownWait } from '../../lib/time/shown-wait'
import { type ResendOutcome, resendMachine, wasSent } from '../../session/resend-machine'
import { CoolDownButton } from '../cool-down-button'
import { Notice } from '../notice'
import { authFormMessages } from './auth-form-texts'
import { problemsOf } from './auth-problems'

const { text } = authFormMessages

/** Seconds between two mails: longer than the service's own ten, shorter than people's patience. */
const coolDown = 30

interface ResendMailProps {
  /** What the mail holds. */
  holds: 'code' | 'link'
  resend: () => Promise<ResendOutcome>
  /** What to do where the service sends none on demand. */
  instead?: ReactNode
  /** Another mail is on its way. */
  onSent?: () => void
}

/** Sends a mail again, with a rest between two; says whether it went out. */
export function ResendMail({ holds, resend, instead, onSent }: ResendMailProps) {
  const [machine] = useState(() =>
    resendMachine.provide({
      actors: { resend: fromPromise(resend) },
      actions: { celebrate: () => onSent?.() },
    }),
  )
  const actor = useActorRef(machine, { input: { coolDown } })
  const { context, value } = useSelector(actor, (snapshot) => snapshot)
  if (value === 'impossible') {
    return <Notice live>{instead ?? text('resend.impossible')}</Notice>
  }
  return (
    <div sx={{ display: 'grid', gap: 3 }}>
      <div role='status' sx={{ display: 'contents' }}>
        <ResendWords holds={holds} outcome={context.outcome} />
      </div>
      <CoolDownButton
        variant='secondary'
        wide
        seconds={value === 'resting' ? context.wait : 0}
        round={context.round}
        now={now}
        busy={value === 'asking'}
        onClick={() => actor.send({ type: 'resend.wanted' })}
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

interface ResendWordsProps {
  holds: 'code' | 'link'
  outcome: ResendOutcome | null
}

function ResendWords({ holds, outcome }: ResendWordsProps) {
  if (outcome === null) return null
  if (wasSent(outcome)) {
    const key = holds === 'code' ? 'resend.sentCode' : 'resend.sentLink'
    return <Notice tone='success'>{text(key)}</Notice>
  }
  const { fields = {}, form } = problemsOf(outcome)
  return <Notice tone='warning'>{form ?? Object.values(fields)[0]}</Notice>
}
