import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { accountKeys } from '../../session/account-keys'
import { authRequest } from '../../session/auth-request'
import type { ChangeOutcome } from '../../session/change-machine'
import { hearEmailVerified } from '../../session/email-verified-channel'
import { interruptedChange } from '../../session/interrupted-change'
import { useAuthConfig } from '../../session/use-auth-config'
import { useChange } from '../../session/use-change'
import { type Addresses, changeEmail, type EmailChange, isNotKeptYet } from './email-change'
import { unsavedAddress } from './unsaved-address'

const queryKey = accountKeys.emails
const whoIsHere = { path: '/auth/session' } as const
const interrupted = interruptedChange<EmailChange>()

/** An address that is being verified. */
export interface Verifying {
  email: string
  /** False where the service says that it had mailed something a moment before. */
  justSent: boolean
}

/**
 * The story of the addresses: what is changed, which one is being verified, and which one the
 * service does not keep yet.
 */
export function useEmailStory(onDone: (change: EmailChange) => void) {
  const queries = useQueryClient()
  const [unsaved, setUnsaved] = useState(unsavedAddress.read)
  const [verifying, setVerifying] = useState<Verifying | null>(() =>
    unsaved === null ? null : { email: unsaved, justSent: false },
  )
  const isByCode = useAuthConfig().data?.account.email_verification_by_code_enabled
  const keep = (addresses: Addresses) => queries.setQueryData(queryKey, addresses)
  const reread = () => queries.invalidateQueries({ queryKey })
  // With codes, what was added is kept only once it is verified; with links at once.
  const noteUnsaved = (email: string) => {
    if (isByCode === false) return
    setUnsaved(email)
    unsavedAddress.keep(email)
  }
  const deps = { ask: authRequest, keep, added: noteUnsaved }
  useEffect(() => hearEmailVerified(() => void queries.invalidateQueries({ queryKey })), [queries])
  const story = useChange<EmailChange>({
    interrupted,
    onDone,
    carryOut: async (change) => {
      const outcome = await changeEmail(deps, change)
      if (outcome.kind === 'refused') void reread()
      if (isNotKeptYet(outcome)) noteUnsaved(change.email)
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

  /** Another address was added, and a mail is on its way to it. */
  function whenAdded(email: string): void {
    void reread()
    noteUnsaved(email)
    setVerifying({ email, justSent: true })
  }

  /** An address was verified: the service keeps it. */
  function whenVerified(): void {
    setVerifying(null)
    setUnsaved(null)
    unsavedAddress.forget()
    void reread()
  }

  return {
    story,
    verifying,
    /** Address that cannot be deleted, as the service does not keep it yet. */
    unsaved: isByCode === false ? null : unsaved,
    isByLink: isByCode === false,
    whenAdded,
    whenVerified,
    resend: resendOf(deps),
  }
}

function resendOf(deps: Parameters<typeof changeEmail>[0]) {
  return (email: string) => changeEmail(deps, { kind: 'send', email })
}

export type EmailStory = ReturnType<typeof useEmailStory>
