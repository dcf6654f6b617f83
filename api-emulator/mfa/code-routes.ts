import { Hono } from 'hono'
import { authentication, stageMissing } from '../auth/auth-answers'
import type { AuthCall } from '../auth/auth-call'
import { bodyOf } from '../auth/body-of'
import { Form } from '../auth/form'
import type { Framed } from '../auth/framed-calls'
import { passStage, pendingAt } from '../auth/login-stages'
import { requireAccount } from '../auth/methods'
import { proveByCode } from './check-code'

/** `/auth/2fa/…`: a code as the second step, or to prove again who one is. */
export function codeRoutes(framed: Framed) {
  return new Hono()
    .post('/auth/2fa/authenticate', framed(authenticate))
    .post('/auth/2fa/reauthenticate', framed(reauthenticate))
}

async function codeOf(call: AuthCall): Promise<string> {
  const form = new Form(await bodyOf(call))
  const code = form.text('code')
  form.check()
  return code
}

async function authenticate(call: AuthCall): Promise<Response> {
  const login = pendingAt(call, 'mfa_authenticate')
  if (!login || login.user === null) return stageMissing(call)
  await proveByCode(call, login.user, await codeOf(call))
  await passStage(call, login)
  return authentication(call)
}

async function reauthenticate(call: AuthCall): Promise<Response> {
  const { id } = requireAccount(call)
  await proveByCode(call, id, await codeOf(call))
  return authentication(call)
}
