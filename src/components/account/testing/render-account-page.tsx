import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { publishSession, type SessionView, unknownSession } from '#session/session'
import { annasAccount } from '#session/testing/annas-account'
import { createAccountQueryClient } from '#session/use-account-query'

/** A guest, and a member, whose pending steps are known. */
export const guest: SessionView = { ...unknownSession, status: 'guest', stepsKnown: true }
export const member: SessionView = { ...guest, status: 'member', user: annasAccount }

/** Renders a page of the account in a session, with an empty query client. */
export function renderAccountPage(page: ReactNode, session = member) {
  publishSession(session)
  const queries = createAccountQueryClient()
  return render(<QueryClientProvider client={queries}>{page}</QueryClientProvider>)
}
