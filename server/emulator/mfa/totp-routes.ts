import { Hono } from 'hono'
import { renderSVG } from 'uqr'
import { answer, conflict } from '../auth/auth-answers'
import type { AuthCall } from '../auth/auth-call'
import { requireAccount, requireRecentAuthentication } from '../auth/authentication-methods'
import type { HandleCall } from '../auth/call-handler'
import { Form, jsonObjectOf } from '../auth/form'
import type { Account } from '../lib/accounts'
import {
  addAuthenticator,
  authenticatorAnswer,
  authenticatorsOfType,
  hasOnlyVerifiedAddresses,
  removeAuthenticators,
  requireVerifiedAddresses,
} from './authenticators'
import { ensureRecoveryCodes } from './recovery-codes'
import { isTotpCode, newTotpSecret, totpUrl } from './totp'

/** Session key of the offered secret that is not yet active. */
const secretName = 'totp_secret'

const path = '/account/authenticators/totp'

/** `/account/authenticators/totp`: the TOTP app of the account. */
export function totpRoutes(handle: HandleCall) {
  return new Hono()
    .get(path, handle(show))
    .get(`${path}/svg`, handle(showWithPicture))
    .post(path, handle(activate))
    .delete(path, handle(deactivate))
}

async function totpOf({ deps }: AuthCall, { id }: Account) {
  const [row] = await authenticatorsOfType(deps.store, id, 'totp')
  return row
}

/** 404 with a new secret when there is no app yet: an expected answer. */
async function offer(call: AuthCall, draw: (url: string) => object): Promise<Response> {
  const account = requireAccount(call)
  const row = await totpOf(call, account)
  if (row) return answer(call, 200, { data: authenticatorAnswer(row) })
  await requireVerifiedAddresses(call, account.id)
  const secret = newTotpSecret(call.deps)
  call.session.store(secretName, secret)
  const totp_url = totpUrl(secret, account.user.email)
  return answer(call, 404, { meta: { secret, totp_url, ...draw(totp_url) } })
}

const show = (call: AuthCall) => offer(call, () => ({}))
const showWithPicture = (call: AuthCall) => offer(call, totpPicture)

async function checkedSecret(call: AuthCall, { id }: Account): Promise<string> {
  const form = new Form(await jsonObjectOf(call))
  const code = form.text('code')
  const secret = call.session.peek(secretName)
  const isRight = typeof secret === 'string' && isTotpCode(secret, code, call.deps.clock.now())
  if (form.isValid && !(await hasOnlyVerifiedAddresses(call, id)))
    form.add('unverified_email', 'code')
  else if (form.isValid && !isRight) form.add('incorrect_code', 'code')
  form.check()
  return String(secret)
}

async function activate(call: AuthCall): Promise<Response> {
  const account = requireAccount(call)
  if (await totpOf(call, account)) throw conflict()
  const secret = await checkedSecret(call, account)
  await requireRecentAuthentication(call)
  const row = await addAuthenticator(call.deps.store, {
    user: account.id,
    type: 'totp',
    data: { secret },
    createdAt: call.deps.clock.now().getTime(),
  })
  call.session.take(secretName)
  await ensureRecoveryCodes(call.deps, account.id)
  return answer(call, 200, { data: authenticatorAnswer(row) })
}

async function deactivate(call: AuthCall): Promise<Response> {
  const account = requireAccount(call)
  await jsonObjectOf(call)
  const row = await totpOf(call, account)
  if (!row) return answer(call, 200)
  await requireRecentAuthentication(call)
  await removeAuthenticators(call.deps.store, account.id, [row.id])
  return answer(call, 200)
}

/** QR code of a URL as SVG and as data URL. */
interface TotpPicture {
  totp_svg: string
  totp_svg_data_uri: string
}

/** Renders the otpauth URL as a QR code (`/account/authenticators/totp/svg`). */
export function totpPicture(totpUrl: string): TotpPicture {
  const svg = renderSVG(totpUrl, { ecc: 'M', border: 2 })
  const encoded = Buffer.from(svg).toString('base64')
  return { totp_svg: svg, totp_svg_data_uri: `data:image/svg+xml;base64,${encoded}` }
}
