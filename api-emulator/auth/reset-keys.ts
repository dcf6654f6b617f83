import { createHmac } from 'node:crypto'
import type { RouteDeps } from '../dependencies'
import { type Account, accountOf, addressesOf } from '../store/account-queries'
import { isSameSignature } from './email-keys'

/** How long a link resets a password: three days. */
const keyLifeSeconds = 3 * 86_400

/** Signs keys in links. It may be known: the emulator never runs in production. */
const signingKey = 'emulator password reset'

/**
 * Key of a link that resets a password: `<uid36>-<time36>-<signature>`. It is good once: password,
 * last sign-in and addresses are signed with it.
 */
export async function resetKey(deps: RouteDeps, account: Account): Promise<string> {
  const at = Math.floor(deps.clock.now().getTime() / 1000).toString(36)
  return `${account.id.toString(36)}-${at}-${await signature(deps, account, at)}`
}

/** Whose password a key resets; null where it is none of ours, used or too old. */
export async function accountOfResetKey(deps: RouteDeps, key: string): Promise<Account | null> {
  const [uid36, at, sign] =
    /^([0-9a-z]{1,13})-([0-9a-z]{1,13})-([0-9a-f]{32})$/.exec(key)?.slice(1) ?? []
  if (!uid36 || !at || !sign) return null
  const account = await accountOf(deps.store, Number.parseInt(uid36, 36))
  if (!account || !isSameSignature(sign, await signature(deps, account, at))) return null
  const age = deps.clock.now().getTime() / 1000 - Number.parseInt(at, 36)
  return age <= keyLifeSeconds ? account : null
}

async function signature({ store }: RouteDeps, account: Account, at: string): Promise<string> {
  const { id, passwordHash, lastLoginAt } = account
  const addresses = (await addressesOf(store, id)).map(({ email }) => email).sort()
  const signed = JSON.stringify([id, passwordHash, lastLoginAt, addresses, at])
  return createHmac('sha256', signingKey).update(signed).digest('hex').slice(0, 32)
}
