import { Hono } from 'hono'
import { answer, conflict } from '../auth/auth-answers'
import type { AuthCall } from '../auth/auth-call'
import { bodyOf } from '../auth/body-of'
import { Form } from '../auth/form'
import type { Framed } from '../auth/framed-calls'
import { requireAccount, requireRecentAuthentication } from '../auth/methods'
import type { Account } from '../store/account-queries'
import { authenticatorAnswer } from './authenticator-answers'
import { addAuthenticator, authenticatorsOfType, removeAuthenticators } from './authenticator-rows'
import { mayAddFactor, requireMayAdd } from './may-add'
import { ensureRecoveryCodes } from './recovery-code-rows'
import { isTotpCode, newTotpSecret, totpUrl } from './totp'
import { totpPicture } from './totp-picture'

/** Under this name the session keeps the secret that was shown and is not yet in use. */
const secretName = 'totp_secret'

const path = '/account/authenticators/totp'

/** `/account/authenticators/totp`: an app that shows codes. */
export function totpRoutes(framed: Framed) {
  return new Hono()
    .get(path, framed(show))
    .get(`${path}/svg`, framed(showWithPicture))
    .post(path, framed(activate))
    .delete(path, framed(deactivate))
}

async function totpOf({ deps }: AuthCall, { id }: Account) {
  const [row] = await authenticatorsOfType(deps.store, id, 'totp')
  return row
}

/** 404 with a new secret where there is no app yet: an answer, not a failure. */
async function offer(call: AuthCall, draw: (url: string) => object): Promise<Response> {
  const account = requireAccount(call)
  const row = await totpOf(call, account)
  if (row) return answer(call, 200, { data: authenticatorAnswer(row) })
  await requireMayAdd(call, account.id)
  const secret = newTotpSecret(call.deps)
  call.session.store(secretName, secret)
  const totp_url = totpUrl(secret, account.user.email)
  return answer(call, 404, { meta: { secret, totp_url, ...draw(totp_url) } })
}

const show = (call: AuthCall) => offer(call, () => ({}))
const showWithPicture = (call: AuthCall) => offer(call, totpPicture)

async function checkedSecret(call: AuthCall, { id }: Account): Promise<string> {
  const form = new Form(await bodyOf(call))
  const code = form.text('code')
  const secret = call.session.peek(secretName)
  const isRight = typeof secret === 'string' && isTotpCode(secret, code, call.deps.clock.now())
  if (form.isGood && !(await mayAddFactor(call, id))) form.add('unverified_email', 'code')
  else if (form.isGood && !isRight) form.add('incorrect_code', 'code')
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
  await bodyOf(call)
  const row = await totpOf(call, account)
  if (!row) return answer(call, 200)
  await requireRecentAuthentication(call)
  await removeAuthenticators(call.deps.store, account.id, [row.id])
  return answer(call, 200)
}
