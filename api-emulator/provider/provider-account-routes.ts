import { Hono } from 'hono'
import { answer, refusedFor } from '../auth/auth-answers'
import type { AuthCall } from '../auth/auth-call'
import { bodyOf } from '../auth/body-of'
import { Form } from '../auth/form'
import type { Framed } from '../auth/framed-calls'
import { requireAccount } from '../auth/methods'
import { type Account, addressesOf } from '../store/account-queries'
import { disconnectProviderAccount, providerAccountsOf } from '../store/provider-queries'
import type { ProviderAccountRow } from '../store/provider-tables'
import { accountAnswer } from './account-answer'

const path = '/account/providers'

/** `/account/providers`: what a person signs in with elsewhere. */
export function providerAccountRoutes(framed: Framed) {
  return new Hono().get(path, framed(list)).delete(path, framed(disconnect))
}

async function list(call: AuthCall): Promise<Response> {
  const { id } = requireAccount(call)
  const rows = await providerAccountsOf(call.deps.store, id)
  return answer(call, 200, { data: rows.map((row) => accountAnswer(call.deps, row)) })
}

async function disconnect(call: AuthCall): Promise<Response> {
  const account = requireAccount(call)
  const form = new Form(await bodyOf(call))
  const provider = form.text('provider')
  const uid = form.text('account')
  form.check()
  const rows = await providerAccountsOf(call.deps.store, account.id)
  const row = rows.find((one) => one.provider === provider && one.uid === uid)
  if (!row) throw refusedFor('account_not_found')
  await requireAnotherWayIn(call, account, rows)
  await disconnectProviderAccount(call.deps.store, row.id)
  return list(call)
}

/** The last one may only go where the person can still sign in, or ask for a new password. */
async function requireAnotherWayIn(
  { deps }: AuthCall,
  { id, passwordHash }: Account,
  rows: readonly ProviderAccountRow[],
): Promise<void> {
  if (rows.length > 1) return
  if (passwordHash === null) throw refusedFor('no_password')
  const addresses = await addressesOf(deps.store, id)
  if (!addresses.some(({ verified }) => verified)) throw refusedFor('no_verified_email')
}
