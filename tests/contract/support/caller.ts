import * as z from 'zod/mini'
import { authError } from '#contract/allauth/refusal'
import { flow } from '#contract/allauth/session-answer'
import { password, people, totpSecret } from './accounts'
import { answerSchema } from './answer-schemas'
import { shownCode } from './totp-code'
import type { UpstreamUnderTest } from './upstream-under-test'

const base = '/_allauth/app/v1'

/** A client of the app API: keeps the newest session token. */
export interface Caller {
  /** The session token; a test may change it. */
  token: string | undefined
  /** The last access token that was issued. */
  access: string | undefined
  call(method: string, path: string, body?: object): Promise<Answer>
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  post(path: string, body?: object): Promise<Answer>
  put(path: string, body?: object): Promise<Answer>
  patch(path: string, body?: object): Promise<Answer>
  remove(path: string, body?: object): Promise<Answer>
}

/** A client without a session. */
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
    call,
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

/** A client that has just signed in, with the second factor if the account has one. */
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

const loose = z.object({
  status: z.number(),
  data: z.optional(z.unknown()),
  meta: z._default(z.record(z.string(), z.unknown()), {}),
  errors: z._default(z.array(authError), []),
})

const withFlows = z.object({ flows: z.array(flow) })
const withMethods = z.object({ methods: z.array(z.record(z.string(), z.unknown())) })

/** An answer that matches the API contract's schema of its call. */
export interface Answer {
  status: number
  /** The unparsed body. */
  body: unknown
  data: unknown
  meta: Record<string, unknown>
  /** `code` or `code@param` of each error. */
  errors: string[]
  /** Ids of the offered flows. */
  flows: string[]
  /** Ids of the pending flows. */
  pending: string[]
  /** Types of authenticators of a flow. */
  types(flowId: string): string[] | undefined
  methods: Record<string, unknown>[]
}

/** Parses an answer; throws when it breaks the API contract or its status differs from the HTTP status. */
export async function readAnswer(method: string, path: string, response: Response) {
  const body: unknown = await response.json()
  const call = `${method} ${path.replace(/\?.*/, '')}`
  const schema = answerSchema(call, response.status)
  if (!schema) throw new Error(`No schema for ${response.status} of ${call}`)
  const problem = z.safeParse(schema, body).error
  if (problem) {
    const words = `${call} ${response.status} ${JSON.stringify(body)}`
    throw new Error(`${words} breaks the API contract: ${z.prettifyError(problem)}`)
  }
  return understand(body, response.status)
}

function understand(body: unknown, httpStatus: number): Answer {
  const { status, data, meta, errors } = loose.parse(body)
  if (status !== httpStatus) throw new Error(`Status ${status} within ${httpStatus}`)
  const flows = withFlows.safeParse(data).data?.flows ?? []
  return {
    status,
    body,
    data,
    meta,
    errors: errors.map(({ code, param, message }) => {
      if (message.length < 3) throw new Error(`No message with ${code}`)
      return param ? `${code}@${param}` : code
    }),
    flows: flows.map(({ id }) => id),
    pending: flows.filter(({ is_pending }) => is_pending).map(({ id }) => id),
    types: (flowId) => flows.find(({ id }) => id === flowId)?.types,
    methods: withMethods.safeParse(data).data?.methods ?? [],
  }
}
