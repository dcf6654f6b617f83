import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { listEmails } from '#contract/endpoints/sign-in-account'
import { problemOf } from '#lib/http/problem'
import { ownPrefix, siteStorage } from '#lib/storage/site-storage'
import { authCall } from '#session/auth-request'
import { interruptedChange } from '#session/interrupted-change'
import { onEmailVerified } from '#session/mail-confirmation'
import { readSessionSteps } from '#session/sign-in-calls'
import { useAccountChange } from '#session/use-account-change'
import { queryKeyOf } from '#session/use-account-query'
import { useAuthConfig } from '#session/use-auth-config'
import { type Addresses, changeEmail, type EmailChange, isNotKeptYet, lookForEmail } from './api'

const name = `${ownPrefix}unsaved-email`

/**
 * The address that the service lists but saves only after its code: it cannot be deleted, and the
 * list does not distinguish it from a saved one. In site storage, because all tabs share the
 * session that expects the code; cleared by signing out.
 */
export const unsavedAddress = {
  /** Null if this browser added none. */
  read: (): string | null => siteStorage.read(name),
  keep: (email: string): void => siteStorage.write(name, email),
  forget: (): void => siteStorage.remove(name),
}

const queryKey = queryKeyOf(listEmails)
const interrupted = interruptedChange<EmailChange>()

/** An address that is being verified. */
export interface Verifying {
  email: string
  /** False if the service had mailed a code or link a moment before. */
  justSent: boolean
}

/**
 * The state of the page of addresses: the change under way, the address that is being verified, and
 * the one that the service has not saved yet.
 */
export function useEmailAddresses(onDone: (change: EmailChange) => void) {
  const queries = useQueryClient()
  const [unsaved, setUnsaved] = useState(unsavedAddress.read)
  const [verifying, setVerifying] = useState<Verifying | null>(() =>
    unsaved === null ? null : { email: unsaved, justSent: false },
  )
  const isByCode = useAuthConfig().data?.account.email_verification_by_code_enabled
  const keep = (addresses: Addresses) => queries.setQueryData(queryKey, addresses)
  const reread = () => queries.invalidateQueries({ queryKey })
  // With codes an address is saved once it is verified, with links at once.
  const noteUnsaved = (email: string) => {
    if (isByCode === false) return
    setUnsaved(email)
    unsavedAddress.keep(email)
  }
  const deps = { call: authCall, keep, added: noteUnsaved }
  useEffect(() => onEmailVerified(() => void queries.invalidateQueries({ queryKey })), [queries])
  const changes = useAccountChange<EmailChange>({
    interrupted,
    onDone,
    look: async (change) => {
      const seen = await lookForEmail(deps, change)
      if (seen !== null) whenChanged(change)
      return seen
    },
    carryOut: async (change) => {
      try {
        const answer = await changeEmail(deps, change)
        if (change.kind === 'send') setVerifying({ email: change.email, justSent: true })
        else whenChanged(change)
        return answer
      } catch (error) {
        const problem = problemOf(error)
        if (problem.kind === 'refused') void reread()
        if (isNotKeptYet(problem)) noteUnsaved(change.email)
        if (change.kind !== 'send' || problem.kind !== 'rateLimited') throw error
        // During the wait for another mail, the last code can still be entered.
        setVerifying({ email: change.email, justSent: false })
        void reread()
        return undefined
      }
    },
  })

  function whenChanged({ kind, email }: EmailChange): void {
    if (verifying?.email === email) setVerifying(null)
    // Updates the user's address in the session.
    if (kind === 'primary') void readSessionSteps().catch(() => {})
  }

  /** An address was added and its verification mailed. */
  function whenAdded(email: string): void {
    void reread()
    noteUnsaved(email)
    setVerifying({ email, justSent: true })
  }

  /** An address was verified, and thereby saved. */
  function whenVerified(): void {
    setVerifying(null)
    setUnsaved(null)
    unsavedAddress.forget()
  }

  return {
    changes,
    verifying,
    /** The address that cannot be deleted, as the service has not saved it yet. */
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

export type EmailAddresses = ReturnType<typeof useEmailAddresses>
