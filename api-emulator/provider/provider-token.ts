import * as z from 'zod'
import { authErrorOf, refused } from '../auth/auth-answers'
import type { AuthCall } from '../auth/auth-call'
import { bodyOf } from '../auth/body-of'
import { Form } from '../auth/form'
import type { ProviderPerson } from '../seed/provider-people'
import { subjectOf } from './id-token'
import { type IdentityProvider, personOf } from './provider'
import { providerClient } from './provider-client'

/** A person whom the provider vouches for, and what they came for. */
export interface ProvenPerson {
  process: 'login' | 'connect'
  person: ProviderPerson
}

const token = z.record(z.string(), z.unknown())
const process = z.enum(['login', 'connect'])

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * Notes what is wrong with the token before anybody looks into it; tells its two texts. A provider
 * or client that nobody knows is the token's fault too, as with the real service.
 */
function tokenMessages(form: Form, value: unknown, isOurs: boolean) {
  const read = token.safeParse(value)
  const { client_id, id_token, access_token } = read.data ?? {}
  const messages = { idToken: textOf(id_token), accessToken: textOf(access_token) }
  if (value === undefined || value === null || value === '') form.add('required', 'token')
  if (!read.success) form.add('invalid_token', 'token')
  else if (typeof client_id !== 'string') form.add('client_id_required', 'token')
  else if (!isOurs || client_id !== providerClient.id) form.add('invalid_token', 'token')
  else if (!messages.idToken && !messages.accessToken) form.add('token_required', 'token')
  return messages
}

/** Whom the token is about: an id token says it, an access token is looked up. */
async function personBehind(
  provider: IdentityProvider,
  messages: ReturnType<typeof tokenMessages>,
) {
  const { idToken, accessToken } = messages
  const uid = idToken ? await subjectOf(provider, idToken) : provider.grants.holderOf(accessToken)
  return uid === undefined ? undefined : personOf(uid)
}

/** Reads the body of `POST /auth/provider/token`. */
export async function readProviderToken(
  call: AuthCall,
  provider: IdentityProvider,
): Promise<ProvenPerson> {
  const body = await bodyOf(call)
  const form = new Form(body)
  const id = form.text('provider')
  const known = call.deps.providers.some((one) => one.id === id)
  const purpose = process.safeParse(body.process)
  if (!purpose.success) form.add(body.process ? 'invalid_choice' : 'required', 'process')
  const messages = tokenMessages(form, body.token, known)
  form.check()
  const person = await personBehind(provider, messages)
  if (!person || !purpose.data) throw refused(authErrorOf('invalid_token', 'token'))
  return { process: purpose.data, person }
}
