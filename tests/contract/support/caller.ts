import { password, people, totpSecret } from './accounts'
import { type Answer, readAnswer } from './read-answer'
import { shownCode } from './totp-code'
import type { UpstreamUnderTest } from './upstream-under-test'

const base = '/_allauth/app/v1'

/** Somebody with an app: keeps the session token as decision 4.5 of the API contract's section says. */
export interface Caller {
  /** The session token in hand; an exam may lose or replace it. */
  token: string | undefined
  /** The last access token that was handed out. */
  access: string | undefined
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  post(path: string, body?: object): Promise<Answer>
  put(path: string, body?: object): Promise<Answer>
  patch(path: string, body?: object): Promise<Answer>
  remove(path: string, body?: object): Promise<Answer>
}

/** A new visitor, without a session. */
export function newCaller(upstream: UpstreamUnderTest): Caller {
  const call = async (method: string, path: string, body?: object, extra = {}) => {
    const headers = { ...jsonWhen(body), ...tokenHeader(caller.token), ...extra }
    const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
    const answer = await readAnswer(method, path, await upstream.ask(base + path, init))
    keepTokens(caller, answer)
    return answer
  }
  const caller: Caller = {
    token: undefined,
    access: undefined,
    get: (path, headers) => call('GET', path, undefined, headers),
    post: (path, body) => call('POST', path, body),
    put: (path, body) => call('PUT', path, body),
    patch: (path, body) => call('PATCH', path, body),
    remove: (path, body) => call('DELETE', path, body),
  }
  return caller
}

const jsonWhen = (body?: object) => (body ? { 'content-type': 'application/json' } : {})
const tokenHeader = (token?: string) => (token ? { 'x-session-token': token } : {})

function keepTokens(caller: Caller, { meta }: Answer) {
  if (typeof meta.session_token === 'string') caller.token = meta.session_token
  if (typeof meta.access_token === 'string') caller.access = meta.access_token
}

/** Somebody who has just signed in with the password, and the second factor where there is one. */
export async function signedIn(upstream: UpstreamUnderTest, name: keyof typeof people) {
  const caller = newCaller(upstream)
  let answer = await caller.post('/auth/login', { email: people[name], password })
  if (answer.pending.includes('mfa_authenticate')) {
    const code = await shownCode(upstream, totpSecret)
    answer = await caller.post('/auth/2fa/authenticate', { code })
  }
  if (answer.status !== 200) throw new Error(`${name} cannot sign in: ${answer.status}`)
  return caller
}
