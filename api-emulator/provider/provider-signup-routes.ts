import { Hono } from 'hono'
import * as z from 'zod'
import { answer, authentication, conflict } from '../auth/auth-answers'
import type { AuthCall } from '../auth/auth-call'
import { providerSignupKey } from '../auth/auth-flows'
import { bodyOf } from '../auth/body-of'
import { Form } from '../auth/form'
import type { Framed } from '../auth/framed-calls'
import { newLogin, resumeLogin } from '../auth/login-stages'
import { openAccount } from '../auth/new-account'
import { requireOpenSignup } from '../auth/require-open-signup'
import type { ProviderPerson } from '../seed/provider-people'
import { accountByEmail } from '../store/account-queries'
import { accountAnswer } from './account-answer'
import { personOf } from './provider'
import { connectPerson, enter } from './provider-login'

const path = '/auth/provider/signup'
const kept = z.object({ uid: z.string() })

/** `/auth/provider/signup`: somebody whose provider tells no usable address. */
export function providerSignupRoutes(framed: Framed) {
  return new Hono().get(path, framed(show)).post(path, framed(signUp))
}

/** Who waits for an address; 409 where nobody does, 403 where nobody may open an account. */
function waiting(call: AuthCall): ProviderPerson {
  const read = kept.safeParse(call.session.peek(providerSignupKey))
  const person = read.success ? personOf(read.data.uid) : undefined
  if (!person || call.session.account) throw conflict()
  requireOpenSignup(call)
  return person
}

async function show(call: AuthCall): Promise<Response> {
  const person = waiting(call)
  const { uid, email, emailVerified, givenName, familyName } = person
  const display = email ?? `${givenName} ${familyName}`
  const account = accountAnswer(call.deps, { uid, display })
  const known = email === undefined ? [] : [{ email, verified: emailVerified, primary: true }]
  const user = { display, has_usable_password: false }
  return answer(call, 200, { data: { user, account, email: known } })
}

/** With an address that has an account it looks the same, and the owner gets a mail. */
async function signUp(call: AuthCall): Promise<Response> {
  const person = waiting(call)
  const form = new Form(await bodyOf(call))
  const email = form.email()
  form.check()
  call.session.take(providerSignupKey)
  if (await accountByEmail(call.deps.store, email)) {
    await resumeLogin(call, newLogin(call, null, { email, signup: true }))
    return authentication(call)
  }
  const account = await openAccount(call.deps, email, null)
  await connectPerson(call, account.id, person)
  await enter(call, account, person.uid, { signup: true, email })
  return authentication(call)
}
