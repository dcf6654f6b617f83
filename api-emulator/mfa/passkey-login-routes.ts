import { Hono } from 'hono'
import { answer, authentication, stageMissing } from '../auth/auth-answers'
import type { AuthCall } from '../auth/auth-call'
import type { Framed } from '../auth/framed-calls'
import { newLogin, passStage, pendingAt, resumeLogin } from '../auth/login-stages'
import { recordMethod, requireAccount } from '../auth/methods'
import { proveByPasskey, signInByPasskey } from './passkey-assertion'
import { beginProof } from './passkey-ceremonies'

/** `/auth/webauthn/…`: a passkey instead of a password, beside one, or once more. */
export function passkeyLoginRoutes(framed: Framed) {
  return new Hono()
    .get(
      '/auth/webauthn/login',
      framed((call) => offer(call)),
    )
    .post('/auth/webauthn/login', framed(logIn))
    .get('/auth/webauthn/authenticate', framed(beginStep))
    .post('/auth/webauthn/authenticate', framed(passStep))
    .get('/auth/webauthn/reauthenticate', framed(beginAgain))
    .post('/auth/webauthn/reauthenticate', framed(proveAgain))
}

const webauthn = { method: 'mfa', type: 'webauthn' } as const

async function offer(call: AuthCall, user?: number): Promise<Response> {
  return answer(call, 200, { data: { request_options: await beginProof(call, user) } })
}

/** Open to somebody signed in too: their session ends and that of the passkey's owner begins. */
async function logIn(call: AuthCall): Promise<Response> {
  const { account, passkey } = await signInByPasskey(call)
  if (call.session.account) call.session.flush()
  recordMethod(call, { ...webauthn, id: passkey, passwordless: true })
  await resumeLogin(call, newLogin(call, account))
  return authentication(call)
}

async function beginStep(call: AuthCall): Promise<Response> {
  const login = pendingAt(call, 'mfa_authenticate')
  return login?.user == null ? stageMissing(call) : offer(call, login.user)
}

async function passStep(call: AuthCall): Promise<Response> {
  const login = pendingAt(call, 'mfa_authenticate')
  if (!login || login.user === null) return stageMissing(call)
  recordMethod(call, { ...webauthn, id: await proveByPasskey(call, login.user) })
  await passStage(call, login)
  return authentication(call)
}

async function beginAgain(call: AuthCall): Promise<Response> {
  return offer(call, requireAccount(call).id)
}

async function proveAgain(call: AuthCall): Promise<Response> {
  const passkey = await proveByPasskey(call, requireAccount(call).id)
  recordMethod(call, { ...webauthn, id: passkey, reauthenticated: true })
  return authentication(call)
}
