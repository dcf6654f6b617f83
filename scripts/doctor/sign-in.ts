import * as z from 'zod/mini'
import { signedInAnswer, signedOutAnswer } from '../../contract/allauth/session-answer'
import { authPath } from '../../upstream/defaults'
import type { Ask } from './ask'

/** Somebody who is signed in at the API. */
export interface Member {
  userId: number
  /** What goes along with each question. */
  headers: Record<string, string>
}

const tokens = z.object({
  meta: z.object({ session_token: z.string(), access_token: z.string() }),
  data: z.object({ user: z.object({ id: z.int() }) }),
})

/**
 * Signs in as an app does; where that takes more than a password, the reason comes back, in words.
 */
export async function signIn(ask: Ask, email: string, password: string): Promise<Member | string> {
  const path = `${authPath}/auth/login`
  const reply = await ask({ method: 'POST', path, body: { email, password } })
  if (!('status' in reply)) return `signing in: ${reply.what}`
  if (reply.kind === 'other') return `signing in answered ${reply.status} with ${reply.what}`
  const { status, body } = reply
  if (status === 401) return whatIsPending(body)
  if (status === 400) return 'e-mail address and password do not belong together'
  if (status === 429) return 'the API limits attempts to sign in: try again later'
  const found = z.safeParse(tokens, body)
  if (status !== 200 || !found.success || !z.safeParse(signedInAnswer, body).success) {
    return `signing in answered ${status}, without what the shop needs`
  }
  const { meta, data } = found.data
  return {
    userId: data.user.id,
    headers: {
      'x-session-token': meta.session_token,
      authorization: `Bearer ${meta.access_token}`,
    },
  }
}

function whatIsPending(body: unknown): string {
  const flows = z.safeParse(signedOutAnswer, body).data?.data.flows ?? []
  const pending = flows.flatMap(({ id, is_pending }) => (is_pending ? [String(id)] : []))
  if (pending.includes('mfa_authenticate')) return 'the account has a second factor'
  if (pending.length > 0) return `the account first has to do: ${pending.join(', ')}`
  return 'the API did not sign the account in'
}

/** Signs out again; false where the API does not say that it did. */
export async function signOut(ask: Ask, { headers }: Member): Promise<boolean> {
  const path = `${authPath}/auth/session`
  const reply = await ask({ method: 'DELETE', path, headers })
  return 'status' in reply && [200, 401, 410].includes(reply.status)
}
