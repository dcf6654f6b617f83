import { Hono } from 'hono'
import { answer, refusedFor, stopWith } from '../auth/auth-answers'
import type { AuthCall } from '../auth/auth-call'
import { bodyOf } from '../auth/body-of'
import type { Framed } from '../auth/framed-calls'
import { requireAccount, requireRecentAuthentication } from '../auth/methods'
import { recoveryCodesAnswer } from './authenticator-answers'
import { authenticatorsOf } from './authenticator-rows'
import { recoveryCodesOf, replaceRecoveryCodes } from './recovery-code-rows'

/** `/account/authenticators/recovery-codes`. */
export function recoveryCodeRoutes(framed: Framed) {
  return new Hono()
    .get('/account/authenticators/recovery-codes', framed(show))
    .post('/account/authenticators/recovery-codes', framed(renew))
}

async function show(call: AuthCall): Promise<Response> {
  const { id } = requireAccount(call)
  const row = await recoveryCodesOf(call.deps, id)
  if (!row) throw stopWith(404)
  await requireRecentAuthentication(call)
  return answer(call, 200, { data: recoveryCodesAnswer(row) })
}

async function renew(call: AuthCall): Promise<Response> {
  const { id } = requireAccount(call)
  await bodyOf(call)
  const rows = await authenticatorsOf(call.deps.store, id)
  const hasFactor = rows.some(({ type }) => type !== 'recovery_codes')
  if (!hasFactor) throw refusedFor('cannot_generate_recovery_codes')
  await requireRecentAuthentication(call)
  const row = await replaceRecoveryCodes(call.deps, id)
  return answer(call, 200, { data: recoveryCodesAnswer(row) })
}
