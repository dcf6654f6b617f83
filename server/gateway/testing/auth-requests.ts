import { allEndpoints } from '#contract/endpoints/all-endpoints'
import type * as signInEndpoints from '#contract/endpoints/sign-in'
import type * as accountEndpoints from '#contract/endpoints/sign-in-account'
import type * as sessionEndpoints from '#contract/endpoints/sign-in-session'
import { exampleAnswers } from '#contract/examples/endpoint-answers'
import { bodyOf } from '#contract/examples/endpoint-bodies'
import { exampleAnonymous, exampleSignedIn } from '#contract/examples/sign-in-examples'
import { authPath } from '#upstream/api'
import { signedInReply } from './scripted-auth'
import { ownScript } from './start-gateway'

type Name =
  | keyof typeof signInEndpoints
  | keyof typeof accountEndpoints
  | keyof typeof sessionEndpoints

/** After these nobody is signed in. */
const anonymous: readonly Name[] = ['signOut', 'requestLoginCode', 'resetPassword']

/** What the API answers to a call; a session is that of the samples, with its tokens. */
function replyOf(name: Name): { status: number } {
  if (anonymous.includes(name)) return exampleAnonymous
  const example = exampleAnswers[name]
  return example === exampleSignedIn ? signedInReply : example
}

/** What is special about a call. */
interface Traits {
  /** Header that names a key, and is required. */
  keyHeader?: string
  /** Whose session token is forwarded: nobody's (`none`), or only that of `members`. */
  token?: 'none' | 'members'
  /** A 404 carries what was requested and becomes 200. */
  missingIsAnswer?: true
}

const traits: Readonly<Partial<Record<Name, Traits>>> = {
  readSignInConfig: { token: 'none' },
  signUp: { token: 'members' },
  readEmailVerification: { keyHeader: 'X-Email-Verification-Key' },
  readPasswordReset: { keyHeader: 'X-Password-Reset-Key' },
  readTotp: { missingIsAnswer: true },
  readTotpPicture: { missingIsAnswer: true },
}

/** A route of the sign-in service with a valid request, and the upstream's answer. */
export interface AuthRequest extends Traits {
  /** Method and path. */
  name: string
  method: string
  /** Below `/_allauth/app/v1`. */
  path: string
  url: string
  body?: object
  reply: { status: number }
}

/** One request for each route. */
export const authRequests: readonly AuthRequest[] = allEndpoints
  .filter(({ path }) => path.startsWith(`/api${authPath}/`))
  .map((endpoint) => {
    const { method, path: url } = endpoint
    const name = endpoint.name as Name
    const path = url.replace(`/api${authPath}`, '')
    const body = bodyOf(endpoint)
    const request = { name: `${method} ${path}`, method, path, url, reply: replyOf(name) }
    return { ...traits[name], ...request, ...(body && { body }) }
  })

/** The request of a route, by its name. */
export function authRequest(name: string): AuthRequest {
  const request = authRequests.find((one) => one.name === name)
  if (!request) throw new Error(`${name} is no route`)
  return request
}

/** What our own script would send. */
export function initOf(
  { method, keyHeader, body }: AuthRequest,
  headers: Record<string, string> = {},
): RequestInit {
  return {
    method,
    headers: { ...ownScript, ...(keyHeader ? { [keyHeader]: 'MQ:1tXy:sKq' } : {}), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }
}
