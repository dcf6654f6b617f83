import { Hono } from 'hono'
import { answer } from '../auth/auth-answers'
import type { AuthCall } from '../auth/auth-call'
import type { Framed } from '../auth/framed-calls'
import { requireAccount } from '../auth/methods'
import { authenticatorAnswer } from './authenticator-answers'
import { authenticatorsOf } from './authenticator-rows'

/** `/account/authenticators`: all that a person has. */
export function authenticatorRoutes(framed: Framed) {
  return new Hono().get('/account/authenticators', framed(list))
}

async function list(call: AuthCall): Promise<Response> {
  const { id } = requireAccount(call)
  const rows = await authenticatorsOf(call.deps.store, id)
  return answer(call, 200, { data: rows.map(authenticatorAnswer) })
}
