import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { EmailAddress } from '../../contract/allauth/email-address'
import {
  type Account,
  addressesOf,
  addressOf,
  authenticatorTypesOf,
  type EmailAddressRow,
} from '../store/account-queries'
import { emailAddresses } from '../store/auth-tables'
import { users } from '../store/people-tables'
import { answer, conflict, stopWith, tooOften } from './auth-answers'
import type { AuthCall } from './auth-call'
import { bodyOf } from './body-of'
import { awaitedCode, changeAddress, postVerification } from './email-verification'
import { Form } from './form'
import type { Framed } from './framed-calls'
import { buckets, takeFrom, takeOr429 } from './limit-buckets'
import { requireAccount } from './methods'

/** `/account/email`: one's own addresses. */
export function accountEmailRoutes(framed: Framed) {
  return new Hono()
    .get('/account/email', framed(listAddresses))
    .post('/account/email', framed(addAddress))
    .put('/account/email', framed(sendAgain))
    .patch('/account/email', framed(makePrimary))
    .delete('/account/email', framed(removeAddress))
}

/** The addresses; one that a code was sent to is listed before it is kept, as unverified. */
async function listAddresses(call: AuthCall): Promise<Response> {
  const { id } = requireAccount(call)
  const kept: EmailAddress[] = await addressesOf(call.deps.store, id)
  const awaited = awaitedCode(call)
  const isNew = awaited?.user === id && !kept.some(({ email }) => email === awaited.email)
  const fresh = isNew ? [{ email: awaited.email, verified: false, primary: false }] : []
  const data = [...kept, ...fresh].map(({ email, verified, primary }) => ({
    email,
    verified,
    primary,
  }))
  return answer(call, 200, { data })
}

async function begin(call: AuthCall): Promise<{ account: Account; form: Form }> {
  const account = requireAccount(call)
  takeOr429(call, buckets.manageEmail, account.id)
  return { account, form: new Form(await bodyOf(call)) }
}

async function addAddress(call: AuthCall): Promise<Response> {
  if (!call.session.account) throw conflict()
  const { account, form } = await begin(call)
  const { store, accounts } = call.deps
  const email = form.email()
  if (email && (await addressOf(store, account.id, email))) form.add('duplicate_email', 'email')
  form.check()
  const factors = await authenticatorTypesOf(store, account.id)
  if (factors.length > 0) form.add('add_email_blocked', 'email')
  form.check()
  if (accounts.verification === 'link') {
    const address = { user: account.id, email, verified: false, primary: false }
    await store.db.insert(emailAddresses).values(address)
  }
  await postVerification(call, account, email)
  return listAddresses(call)
}

async function chosenAddress(call: AuthCall, account: Account, form: Form) {
  const email = form.email()
  const address = email ? await addressOf(call.deps.store, account.id, email) : null
  if (email && !address) form.add('unknown_email', 'email')
  return address
}

/** Sends the mail anew; 403 where the address needs none, 429 within 10 s of the last one. */
async function sendAgain(call: AuthCall): Promise<Response> {
  const { account, form } = await begin(call)
  const address = await chosenAddress(call, account, form)
  form.check()
  if (!address || address.verified) throw stopWith(403)
  const byCode = call.deps.accounts.verification === 'code'
  const bucket = byCode ? buckets.verifyByCode : buckets.verifyByLink
  if (!takeFrom(call, bucket, address.email)) throw byCode ? tooOften() : stopWith(403)
  await postVerification(call, account, address.email)
  return answer(call, 200)
}

async function makePrimary(call: AuthCall): Promise<Response> {
  const { account, form } = await begin(call)
  const address = await chosenAddress(call, account, form)
  const all = await addressesOf(call.deps.store, account.id)
  const mayBe = address?.verified || !all.some(({ verified }) => verified)
  if (address && !mayBe) form.add('unverified_primary_email', 'email')
  form.demandedFlag('primary')
  form.check()
  if (address) await moveMark(call, all, address)
  return listAddresses(call)
}

async function moveMark({ deps }: AuthCall, all: EmailAddressRow[], address: EmailAddressRow) {
  const { store } = deps
  for (const other of all) await changeAddress(store, other, { primary: other.id === address.id })
  const { user, email } = address
  await store.db.update(users).set({ email }).where(eq(users.id, user))
}

async function removeAddress(call: AuthCall): Promise<Response> {
  const { account, form } = await begin(call)
  const { store } = call.deps
  const address = await chosenAddress(call, account, form)
  const isOnly = (await addressesOf(store, account.id)).length === 1
  if (address && (address.primary || isOnly)) form.add('cannot_remove_primary_email', 'email')
  form.check()
  if (address) await store.db.delete(emailAddresses).where(eq(emailAddresses.id, address.id))
  return listAddresses(call)
}
