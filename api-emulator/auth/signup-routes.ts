import { Hono } from 'hono'
import { accountByEmail } from '../store/account-queries'
import { authentication, conflict } from './auth-answers'
import type { AuthCall } from './auth-call'
import { bodyOf } from './body-of'
import { Form } from './form'
import type { Framed } from './framed-calls'
import { buckets, takeOr429 } from './limit-buckets'
import { newLogin, resumeLogin } from './login-stages'
import { openAccount, pretendToOpenAccount } from './new-account'
import { passwordProblems } from './password-rules'
import { requireOpenSignup } from './require-open-signup'

/** `/auth/signup`: a new account with a password. */
export function signupRoutes(framed: Framed) {
  return new Hono().post('/auth/signup', framed(signUp))
}

async function signUp(call: AuthCall): Promise<Response> {
  takeOr429(call, buckets.signup)
  requireOpenSignup(call)
  const form = new Form(await bodyOf(call))
  const email = form.email()
  const password = form.text('password')
  if (password) for (const code of passwordProblems(password)) form.add(code, 'password')
  form.check()
  if (call.session.account) throw conflict()
  const passwordHash = await call.deps.passwords.hash(password)
  await beginSignup(call, email, passwordHash)
  return authentication(call)
}

/**
 * Opens an account and waits for its address to be verified. For an address that has an account
 * already it looks the same; the owner gets a mail, and no code will ever be right. `passkey`: the
 * account gets a passkey after that, and no password.
 */
export async function beginSignup(
  call: AuthCall,
  email: string,
  passwordHash: string | null,
  passkey = false,
): Promise<void> {
  const { deps } = call
  const isKnown = (await accountByEmail(deps.store, email)) !== null
  const account = isKnown
    ? await pretendToOpenAccount(deps, email)
    : await openAccount(deps, email, passwordHash)
  const login = newLogin(call, account, { email, signup: true, passkeySignup: passkey })
  await resumeLogin(call, login)
}
