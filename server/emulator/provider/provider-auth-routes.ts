import { Hono } from 'hono'
import * as z from 'zod'
import type { ProviderAccount } from '#contract/allauth/session-answer'
import {
  answer,
  authErrorOf,
  authentication,
  badRequest,
  badRequestFor,
  conflict,
} from '../auth/auth-answers'
import type { AuthCall } from '../auth/auth-call'
import { providerSignupKey } from '../auth/auth-flows'
import { requireAccount } from '../auth/authentication-methods'
import type { HandleCall } from '../auth/call-handler'
import { Form, jsonObjectOf } from '../auth/form'
import { advanceLogin, newLogin } from '../auth/login-stages'
import { createAccount, requireOpenSignup } from '../auth/new-accounts'
import type { ProviderAccountRow } from '../database/tables/provider'
import { type Account, accountByEmail, addressesOf } from '../lib/accounts'
import type { RouteDeps } from '../lib/dependencies'
import { type IdentityProvider, personOf } from './provider'
import { providerClient, providerId } from './provider-client'
import {
  completeLogin,
  connectPerson,
  connectToSession,
  disconnectProviderAccount,
  logInWithProvider,
  providerAccountsOf,
} from './provider-login'
import type { ProviderPerson } from './provider-people'
import { subjectOf } from './tokens'

/** `/_allauth/app/v1`: sign-in through an identity provider. */
export function providerAuthRoutes(handle: HandleCall, provider: IdentityProvider) {
  return new Hono()
    .post(
      '/auth/provider/token',
      handle((call) => useToken(call, provider)),
    )
    .route('/', providerSignupRoutes(handle))
    .route('/', providerAccountRoutes(handle))
}

async function useToken(call: AuthCall, provider: IdentityProvider): Promise<Response> {
  const { process, person } = await readProviderToken(call, provider)
  await (process === 'connect' ? connectToSession(call, person) : logInWithProvider(call, person))
  return authentication(call)
}

/** A person verified by the provider, and the process of the request. */
interface VerifiedPerson {
  process: 'login' | 'connect'
  person: ProviderPerson
}

const token = z.record(z.string(), z.unknown())
const process = z.enum(['login', 'connect'])

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * Validates the form of the token and returns its two texts. An unknown provider or client counts
 * as an error of the token, as in the real service.
 */
function validateToken(form: Form, value: unknown, isKnownClient: boolean) {
  const read = token.safeParse(value)
  const { client_id, id_token, access_token } = read.data ?? {}
  const tokens = { idToken: textOf(id_token), accessToken: textOf(access_token) }
  if (value === undefined || value === null || value === '') form.add('required', 'token')
  if (!read.success) form.add('invalid_token', 'token')
  else if (typeof client_id !== 'string') form.add('client_id_required', 'token')
  else if (!isKnownClient || client_id !== providerClient.id) form.add('invalid_token', 'token')
  else if (!tokens.idToken && !tokens.accessToken) form.add('token_required', 'token')
  return tokens
}

/** The person of a token: the subject of an id token, or the owner of an access token. */
async function personOfToken(provider: IdentityProvider, tokens: ReturnType<typeof validateToken>) {
  const { idToken, accessToken } = tokens
  const uid = idToken ? await subjectOf(provider, idToken) : provider.grants.holderOf(accessToken)
  return uid === undefined ? undefined : personOf(uid)
}

/** Reads the body of `POST /auth/provider/token`. */
async function readProviderToken(
  call: AuthCall,
  provider: IdentityProvider,
): Promise<VerifiedPerson> {
  const body = await jsonObjectOf(call)
  const form = new Form(body)
  const id = form.text('provider')
  const known = call.deps.providers.some((one) => one.id === id)
  const requestedProcess = process.safeParse(body.process)
  if (!requestedProcess.success) form.add(body.process ? 'invalid_choice' : 'required', 'process')
  const tokens = validateToken(form, body.token, known)
  form.check()
  const person = await personOfToken(provider, tokens)
  if (!person || !requestedProcess.data) throw badRequest(authErrorOf('invalid_token', 'token'))
  return { process: requestedProcess.data, person }
}

const signupPath = '/auth/provider/signup'
const storedSignup = z.object({ uid: z.string() })

/** `/auth/provider/signup`: sign-up when the provider has no usable address. */
function providerSignupRoutes(handle: HandleCall) {
  return new Hono().get(signupPath, handle(showSignup)).post(signupPath, handle(signUp))
}

/** The person who must submit an address; 409 when there is none, 403 when sign-up is closed. */
function pendingPerson(call: AuthCall): ProviderPerson {
  const read = storedSignup.safeParse(call.session.peek(providerSignupKey))
  const person = read.success ? personOf(read.data.uid) : undefined
  if (!person || call.session.account) throw conflict()
  requireOpenSignup(call)
  return person
}

async function showSignup(call: AuthCall): Promise<Response> {
  const person = pendingPerson(call)
  const { uid, email, emailVerified, givenName, familyName } = person
  const display = email ?? `${givenName} ${familyName}`
  const account = accountAnswer(call.deps, { uid, display })
  const known = email === undefined ? [] : [{ email, verified: emailVerified, primary: true }]
  const user = { display, has_usable_password: false }
  return answer(call, 200, { data: { user, account, email: known } })
}

/** For an address that has an account the answer is the same, and its owner gets a mail. */
async function signUp(call: AuthCall): Promise<Response> {
  const person = pendingPerson(call)
  const form = new Form(await jsonObjectOf(call))
  const email = form.email()
  form.check()
  call.session.take(providerSignupKey)
  if (await accountByEmail(call.deps.store, email)) {
    await advanceLogin(call, newLogin(call, null, { email }))
    return authentication(call)
  }
  const account = await createAccount(call.deps, email, null)
  await connectPerson(call, account.id, person)
  await completeLogin(call, account, person.uid, email)
  return authentication(call)
}

const accountsPath = '/account/providers'

/** `/account/providers`: connected provider accounts. */
function providerAccountRoutes(handle: HandleCall) {
  return new Hono().get(accountsPath, handle(listAccounts)).delete(accountsPath, handle(disconnect))
}

async function listAccounts(call: AuthCall): Promise<Response> {
  const { id } = requireAccount(call)
  const rows = await providerAccountsOf(call.deps.store, id)
  return answer(call, 200, { data: rows.map((row) => accountAnswer(call.deps, row)) })
}

async function disconnect(call: AuthCall): Promise<Response> {
  const account = requireAccount(call)
  const form = new Form(await jsonObjectOf(call))
  const provider = form.text('provider')
  const uid = form.text('account')
  form.check()
  const rows = await providerAccountsOf(call.deps.store, account.id)
  const row = rows.find((one) => one.provider === provider && one.uid === uid)
  if (!row) throw badRequestFor('account_not_found')
  await requireOtherLoginMethod(call, account, rows)
  await disconnectProviderAccount(call.deps.store, row.id)
  return listAccounts(call)
}

/**
 * Refuses to disconnect the last provider account unless the user can sign in or reset a password.
 */
async function requireOtherLoginMethod(
  { deps }: AuthCall,
  { id, passwordHash }: Account,
  rows: readonly ProviderAccountRow[],
): Promise<void> {
  if (rows.length > 1) return
  if (passwordHash === null) throw badRequestFor('no_password')
  const addresses = await addressesOf(deps.store, id)
  if (!addresses.some(({ verified }) => verified)) throw badRequestFor('no_verified_email')
}

function accountAnswer(
  { providers }: RouteDeps,
  { uid, display }: Pick<ProviderAccount, 'uid' | 'display'>,
): ProviderAccount {
  const provider = providers.find(({ id }) => id === providerId)
  if (!provider) throw new Error('The provider is not listed.')
  return { uid, display, provider }
}
