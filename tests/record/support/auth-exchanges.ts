import { newPassword, password, people, totpSecret } from '../../contract/support/accounts'
import { type Caller, newCaller, signedIn } from '../../contract/support/caller'
import { mailedCode, mailedKey, otherCode } from '../../contract/support/mail-box'
import { totpCode, wrongTotpCode } from '../../contract/support/totp-code'
import type { UpstreamUnderTest } from '../../contract/support/upstream-under-test'
import { type CameBack, cameBack, type Exchange } from './exchange'

/** The auth service of the emulator with the seeded accounts. */
type Service = UpstreamUnderTest

const base = '/_allauth/app/v1'

/** Sends a request with a client's session, without changing the client. */
async function send(
  service: Service,
  { token }: Pick<Caller, 'token'>,
  [method, path]: readonly [method: string, path: string],
  body?: object,
  headers: Record<string, string> = {},
): Promise<CameBack> {
  const init = {
    method,
    headers: {
      ...(token ? { 'x-session-token': token } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }
  return cameBack(await service.ask(`${base}${path}`, init))
}

type Who = (service: Service) => Promise<Caller>
type Body = (service: Service, caller: Caller) => object | Promise<object>

const visitor: Who = async (service) => newCaller(service)
const customer: Who = (service) => signedIn(service, 'customer')
const withFactor: Who = (service) => signedIn(service, 'twofactor')

const splitName = (name: string) => {
  const [method = '', path = ''] = name.split(' ')
  return [method, path] as const
}

/** The call in the name, by a client, with a body. */
const exchange = (name: string, who: Who, body?: Body): Exchange<Service> => ({
  name: name.replace(' /', ` ${base}/`),
  async call(service) {
    const caller = await who(service)
    return send(service, caller, splitName(name), await body?.(service, caller))
  },
})
const sends = (body: object) => () => body

const email = 'nefeli.korre@example.gr'

/** A client whose sign-up waits for the mailed code. */
const newcomer: Who = async (service) => {
  const caller = newCaller(service)
  await caller.post('/auth/signup', { email, password: newPassword })
  return caller
}

/** A client after ten wrong passwords of the customer. */
const afterWrongPasswords: Who = async (service) => {
  await service.reset('limits on')
  const caller = newCaller(service)
  for (let tries = 0; tries < 10; tries += 1) {
    await caller.post('/auth/login', { email: people.customer, password: newPassword })
  }
  return caller
}

/** The last of many calls within a minute. */
const often = (name: string, times: number, body: object): Exchange<Service> => ({
  name: name.replace(' /', ` ${base}/`),
  async call(service) {
    await service.reset('limits on')
    const from = { 'x-real-ip': '203.0.113.7' }
    const call = () => send(service, newCaller(service), splitName(name), body, from)
    for (let made = 1; made < times; made += 1) await call()
    return call()
  },
})

const waitsForCode: Who = async (service) => {
  const caller = newCaller(service)
  await caller.post('/auth/code/request', { email: people.customer })
  return caller
}

const mailedTo = (address: string): Body => {
  return async (service) => ({ key: await mailedCode(service, address) })
}

const withSecondAddress: Who = async (service) => {
  const caller = await customer(service)
  await caller.post('/account/email', { email })
  await caller.post('/auth/email/verify', { key: await mailedCode(service, email) })
  return caller
}

/** A client that has asked for the mail of a new address too often. */
const impatient: Who = async (service) => {
  await service.reset('limits on')
  const caller = await customer(service)
  await caller.post('/account/email', { email })
  for (let tries = 1; tries < 10; tries += 1) await caller.put('/account/email', { email })
  return caller
}

/** The key of the newest mail to reset a password. */
const resetKey = async (service: Service) => {
  await newCaller(service).post('/auth/password/request', { email: people.customer })
  return mailedKey(service, people.customer, '/account/password/reset/key')
}

const sessionExchanges = [
  exchange('GET /config 200', visitor),
  exchange('GET /auth/session 200', customer),
  exchange('GET /auth/session 401 no. 1', visitor),
  exchange('GET /auth/session 401 no. 2', newcomer),
  {
    name: `GET ${base}/auth/session 410 no. 1`,
    async call(service: Service) {
      const [one, other] = [await customer(service), await customer(service)]
      const { data } = await other.get('/auth/sessions')
      const ended = (data as { id: number; is_current: boolean }[]).filter((d) => !d.is_current)
      await other.remove('/auth/sessions', { sessions: ended.map(({ id }) => id) })
      return send(service, one, ['GET', '/auth/session'])
    },
  },
  exchange('DELETE /auth/session 401 no. 1', customer),
  exchange('GET /auth/sessions 200', customer),
  exchange(
    'DELETE /auth/sessions 200',
    async (service) => {
      await customer(service)
      return customer(service)
    },
    async (_, caller) => {
      const { data } = await caller.get('/auth/sessions')
      const [first] = (data as { id: number; is_current: boolean }[]).filter((d) => !d.is_current)
      return { sessions: [first?.id] }
    },
  ),
]

const signInExchanges = [
  exchange('POST /auth/login 200', visitor, sends({ email: people.customer, password })),
  exchange(
    'POST /auth/login 400 no. 1',
    visitor,
    sends({ email: people.customer, password: newPassword }),
  ),
  exchange(
    'POST /auth/login 400 no. 2',
    afterWrongPasswords,
    sends({ email: people.customer, password }),
  ),
  exchange('POST /auth/login 401 no. 1', visitor, sends({ email: people.unverified, password })),
  exchange('POST /auth/login 409 no. 1', customer, sends({ email: people.customer, password })),
  exchange('POST /auth/signup 400 no. 1', visitor, sends({ email, password: '12345678' })),
  exchange('POST /auth/signup 400 no. 2', visitor, sends({ email: 'nobody', password: 'abc123' })),
  exchange('POST /auth/signup 401 no. 1', visitor, sends({ email, password: newPassword })),
  exchange('POST /auth/code/request 401 no. 1', visitor, sends({ email: people.customer })),
  exchange('POST /auth/code/confirm 200', waitsForCode, async (service) => ({
    code: await mailedCode(service, people.customer),
  })),
  exchange('POST /auth/code/confirm 400 no. 1', waitsForCode, async (service) => ({
    code: otherCode(await mailedCode(service, people.customer)),
  })),
  exchange('POST /auth/2fa/authenticate 401 no. 1', visitor, sends({ code: '123456' })),
  exchange('POST /auth/2fa/reauthenticate 400 no. 1', withFactor, (service) => ({
    code: wrongTotpCode(totpSecret, service.now()),
  })),
  exchange('POST /auth/reauthenticate 200', customer, sends({ password })),
  exchange('POST /auth/reauthenticate 400 no. 1', customer, sends({ password: newPassword })),
  exchange('POST /auth/reauthenticate 401 no. 1', visitor, sends({ password })),
  often('POST /auth/login 429 no. 1', 11, { email: people.stranger, password }),
  often('POST /auth/signup 429 no. 1', 6, { email: people.stranger, password: '1' }),
  often('POST /auth/code/request 429 no. 1', 6, { email: people.stranger }),
  often('POST /auth/password/request 429 no. 1', 6, { email: people.stranger }),
]

const addressExchanges = [
  {
    name: `GET ${base}/auth/email/verify 200`,
    async call(service: Service) {
      const caller = await newcomer(service)
      const headers = { 'x-email-verification-key': await mailedCode(service, email) }
      return send(service, caller, ['GET', '/auth/email/verify'], undefined, headers)
    },
  },
  exchange('POST /auth/email/verify 200', newcomer, mailedTo(email)),
  exchange('POST /auth/email/verify 400 no. 1', newcomer, async (service) => ({
    key: otherCode(await mailedCode(service, email)),
  })),
  exchange('POST /auth/email/verify/resend 409 no. 1', visitor, sends({})),
  exchange('GET /account/email 200', customer),
  exchange('POST /account/email 200', customer, sends({ email })),
  exchange('PUT /account/email 429 no. 1', impatient, sends({ email })),
  exchange('PATCH /account/email 200', withSecondAddress, sends({ email, primary: true })),
  exchange('PATCH /account/email 400 no. 1', customer, sends({ email, primary: true })),
  exchange('DELETE /account/email 400 no. 1', customer, sends({ email: people.customer })),
  exchange('DELETE /account/email 400 no. 2', customer, sends({ email })),
]

const passwordExchanges = [
  exchange('POST /auth/password/request 200', visitor, sends({ email: people.customer })),
  {
    name: `GET ${base}/auth/password/reset 200`,
    async call(service: Service) {
      const headers = { 'x-password-reset-key': await resetKey(service) }
      return send(service, newCaller(service), ['GET', '/auth/password/reset'], undefined, headers)
    },
  },
  {
    name: `GET ${base}/auth/password/reset 400 no. 1`,
    call: (service: Service) =>
      send(service, newCaller(service), ['GET', '/auth/password/reset'], undefined, {
        'x-password-reset-key': '1-x-y',
      }),
  },
  exchange('POST /auth/password/reset 401 no. 1', visitor, async (service) => ({
    key: await resetKey(service),
    password: newPassword,
  })),
  exchange(
    'POST /account/password/change 401 no. 1',
    customer,
    sends({ current_password: password, new_password: newPassword }),
  ),
  exchange(
    'POST /account/password/change 400 no. 1',
    customer,
    sends({ current_password: newPassword, new_password: newPassword }),
  ),
  exchange('GET /account/providers 200', customer),
]

/** The current code of the secret that is offered to an account without a TOTP app. */
const offeredCode = async (service: Service, caller: Caller) => {
  const { meta } = await caller.get('/account/authenticators/totp')
  return totpCode(String(meta.secret), service.now())
}

const factorExchanges = [
  exchange('GET /account/authenticators 200', withFactor),
  exchange('GET /account/authenticators/totp 200', withFactor),
  exchange('GET /account/authenticators/totp 404 no. 1', customer),
  exchange('GET /account/authenticators/totp/svg 404', customer),
  exchange('POST /account/authenticators/totp 200', customer, async (service, caller) => ({
    code: await offeredCode(service, caller),
  })),
  exchange('POST /account/authenticators/totp 400 no. 1', customer, async (service, caller) => {
    const { meta } = await caller.get('/account/authenticators/totp')
    return { code: wrongTotpCode(String(meta.secret), service.now()) }
  }),
  exchange('GET /account/authenticators/recovery-codes 200', withFactor),
  exchange('POST /account/authenticators/recovery-codes 200', withFactor),
  exchange('GET /account/authenticators/webauthn 200', customer),
  exchange('GET /auth/webauthn/login 200', visitor),
  exchange('POST /auth/webauthn/signup 401 no. 1', visitor, sends({ email })),
]

/** Exchanges with the auth service. */
export const authExchanges: readonly Exchange<Service>[] = [
  ...sessionExchanges,
  ...signInExchanges,
  ...addressExchanges,
  ...passwordExchanges,
  ...factorExchanges,
]
