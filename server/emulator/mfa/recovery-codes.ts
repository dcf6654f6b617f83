import { Hono } from 'hono'
import { answer, badRequestFor, interruptWith } from '../auth/auth-answers'
import type { AuthCall } from '../auth/auth-call'
import { requireAccount, requireRecentAuthentication } from '../auth/authentication-methods'
import type { HandleCall } from '../auth/call-handler'
import { jsonObjectOf } from '../auth/form'
import type { AuthenticatorRow } from '../database/tables/auth'
import type { EmulatorDeps, RouteDeps } from '../lib/dependencies'
import {
  addAuthenticator,
  authenticatorsOf,
  authenticatorsOfType,
  recoveryCodesAnswer,
  removeAuthenticators,
} from './authenticators'

/** `/account/authenticators/recovery-codes`. */
export function recoveryCodeRoutes(handle: HandleCall) {
  return new Hono()
    .get('/account/authenticators/recovery-codes', handle(showCodes))
    .post('/account/authenticators/recovery-codes', handle(renewCodes))
}

async function showCodes(call: AuthCall): Promise<Response> {
  const { id } = requireAccount(call)
  const row = await recoveryCodesOf(call.deps, id)
  if (!row) throw interruptWith(404)
  await requireRecentAuthentication(call)
  return answer(call, 200, { data: recoveryCodesAnswer(row) })
}

async function renewCodes(call: AuthCall): Promise<Response> {
  const { id } = requireAccount(call)
  await jsonObjectOf(call)
  const rows = await authenticatorsOf(call.deps.store, id)
  const hasFactor = rows.some(({ type }) => type !== 'recovery_codes')
  if (!hasFactor) throw badRequestFor('cannot_generate_recovery_codes')
  await requireRecentAuthentication(call)
  const row = await replaceRecoveryCodes(call.deps, id)
  return answer(call, 200, { data: recoveryCodesAnswer(row) })
}

async function recoveryCodesOf(
  { store }: RouteDeps,
  user: number,
): Promise<AuthenticatorRow | undefined> {
  const [row] = await authenticatorsOfType(store, user, 'recovery_codes')
  return row
}

/** Replaces the recovery codes by a new generation. */
async function replaceRecoveryCodes(deps: RouteDeps, user: number): Promise<AuthenticatorRow> {
  const old = await recoveryCodesOf(deps, user)
  if (old) await removeAuthenticators(deps.store, user, [old.id])
  return addAuthenticator(deps.store, {
    user,
    type: 'recovery_codes',
    data: { codes: newRecoveryCodes(deps), used: [] },
    createdAt: deps.clock.now().getTime(),
  })
}

/** Creates recovery codes with the first factor. Returns whether it did. */
export async function ensureRecoveryCodes(deps: RouteDeps, user: number): Promise<boolean> {
  if (await recoveryCodesOf(deps, user)) return false
  await replaceRecoveryCodes(deps, user)
  return true
}

/** Codes per generation, and digits of each. */
const recoveryCodeCount = 10
const digits = 8

/** Enough bytes for a uniform distribution. */
const bytesPerCode = 6

/** Generates distinct recovery codes. */
function newRecoveryCodes({ randomBytes }: Pick<EmulatorDeps, 'randomBytes'>): string[] {
  const codes = new Set<string>()
  for (let draw = 0; codes.size < recoveryCodeCount; draw += 1) {
    const number = Buffer.from(randomBytes(bytesPerCode)).readUIntBE(0, bytesPerCode) + draw
    codes.add(String(number % 10 ** digits).padStart(digits, '0'))
  }
  return [...codes]
}
