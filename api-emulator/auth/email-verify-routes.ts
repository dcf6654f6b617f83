import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { emailVerificationHeader } from '../../contract/allauth/key-checks'
import { accountOf } from '../store/account-queries'
import { emailAddresses } from '../store/auth-tables'
import { answer, authentication, conflict } from './auth-answers'
import type { AuthCall } from './auth-call'
import { authUserOf } from './auth-user'
import { bodyOf } from './body-of'
import { addressOfKey } from './email-keys'
import { awaitedCode, isTaken, noteWrongCode, verifyAddress } from './email-verification'
import { Form } from './form'
import type { Framed } from './framed-calls'
import { passStage, pendingAt } from './login-stages'
import { isSameCode } from './random-texts'
import type { CodeState } from './session-state'

/** `/auth/email/verify`: by the code of a mail, or by its link. */
export function emailVerifyRoutes(framed: Framed) {
  return new Hono()
    .get('/auth/email/verify', framed(showAddress))
    .post('/auth/email/verify', framed(verifyEmail))
    .post('/auth/email/verify/resend', framed(sendAgain))
}

/** As the real service is set up, no code is sent twice on demand: always 409. */
async function sendAgain(): Promise<Response> {
  throw conflict()
}

/** Whose address a right key verifies. */
interface Verified {
  user: number
  email: string
}

async function showAddress(call: AuthCall): Promise<Response> {
  const key = call.request.header(emailVerificationHeader) ?? ''
  const { user, email } = await readKey(call, demandProcess(call), { key })
  const account = await accountOf(call.deps.store, user)
  if (!account) throw conflict()
  const data = { email, user: await authUserOf(call.deps.store, account) }
  const isAuthenticating = pendingAt(call, 'verify_email') !== null
  return answer(call, 200, { data, meta: { is_authenticating: isAuthenticating } })
}

async function verifyEmail(call: AuthCall): Promise<Response> {
  const process = demandProcess(call)
  const login = pendingAt(call, 'verify_email')
  const { user, email } = await readKey(call, process, await bodyOf(call))
  await verifyAddress(call.deps.store, user, email)
  if (process) call.session.setEmailVerification(null)
  const goesOn = process && login?.user === user
  if (goesOn) await passStage(call, login)
  else if (login) call.session.setLogin(null)
  return authentication(call)
}

/** In code mode the code that the session waits for, else 409; in link mode null. */
function demandProcess(call: AuthCall): CodeState | null {
  if (call.deps.accounts.verification === 'link') return null
  const isHere = call.session.account || pendingAt(call, 'verify_email')
  const awaited = isHere ? awaitedCode(call) : null
  if (!awaited) throw conflict()
  return awaited
}

async function readKey(
  call: AuthCall,
  awaited: CodeState | null,
  body: Record<string, unknown>,
): Promise<Verified> {
  const form = new Form(body)
  const key = form.text('key')
  const verified = awaited ? codeOwner(awaited, key) : await linkOwner(call, key)
  const wrong = awaited ? 'incorrect_code' : 'invalid_or_expired_key'
  if (key && !verified) form.add(wrong, 'key')
  if (verified && (await isTaken(call.deps.store, verified.email, verified.user))) {
    form.add('email_taken', 'key')
  }
  if (!form.isGood && awaited) noteWrongCode(call)
  form.check()
  if (!verified) throw conflict()
  return verified
}

function codeOwner({ code, user, email }: CodeState, key: string): Verified | null {
  return user !== null && isSameCode(key, code) ? { user, email } : null
}

async function linkOwner({ deps }: AuthCall, key: string): Promise<Verified | null> {
  const id = addressOfKey(deps, key)
  if (id === null) return null
  const { db } = deps.store
  const [address] = await db.select().from(emailAddresses).where(eq(emailAddresses.id, id))
  return address && !address.verified ? address : null
}
