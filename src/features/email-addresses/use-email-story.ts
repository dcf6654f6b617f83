import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { accountKeys } from '../../session/account-keys'
import { authRequest } from '../../session/auth-request'
import type { ChangeOutcome } from '../../session/change-machine'
import { interruptedChange } from '../../session/interrupted-change'
import { useChange } from '../../session/use-change'
import { type Addresses, changeEmail, type EmailChange } from './email-change'

const whoIsHere = { path: '/auth/session' } as const
const interrupted = interruptedChange<EmailChange>()

/** An address that is being verified. */
export interface Verifying {
  email: string
  /** False where the service says that it had mailed something a moment before. */
  justSent: boolean
}

/** The story of the addresses: what is changed, and which one is being verified. */
export function useEmailStory(onDone: (change: EmailChange) => void) {
  const queries = useQueryClient()
  const [verifying, setVerifying] = useState<Verifying | null>(null)
  const keep = (addresses: Addresses) => queries.setQueryData(accountKeys.emails, addresses)
  const reread = () => queries.invalidateQueries({ queryKey: accountKeys.emails })
  const parts = { ask: authRequest, keep }
  const story = useChange<EmailChange>({
    interrupted,
    onDone,
    carryOut: async (change) => {
      const outcome = await changeEmail(parts, change)
      if (outcome.kind === 'refused') void reread()
      if (change.kind === 'send') return whenSent(change.email, outcome)
      if (outcome.kind === 'done' && verifying?.email === change.email) setVerifying(null)
      // The session hears of its new address by being asked for.
      if (outcome.kind === 'done' && change.kind === 'primary') void authRequest(whoIsHere)
      return outcome
    },
  })

  /** Whoever has to wait for another mail can still write the code of the last one. */
  function whenSent(email: string, outcome: ChangeOutcome): ChangeOutcome {
    const isHeldBack = outcome.kind === 'heldBack'
    if (outcome.kind === 'done' || isHeldBack) setVerifying({ email, justSent: !isHeldBack })
    if (isHeldBack) void reread()
    return isHeldBack ? { kind: 'done', data: undefined } : outcome
  }

  return { story, verifying, setVerifying, keep, reread, resend: resendOf(parts) }
}

function resendOf(parts: Parameters<typeof changeEmail>[0]) {
  return (email: string) => changeEmail(parts, { kind: 'send', email })
}

export type EmailStory = ReturnType<typeof useEmailStory>
