import { exampleAnswers } from '#contract/examples/endpoint-answers'
import {
  exampleAnonymous,
  exampleGone,
  examplePendingFactor,
  exampleSignedIn,
} from '#contract/examples/sign-in-examples'
import { authPath } from '#upstream/api'
import { ownAccount } from './own-things'

/** Tokens of the upstream; none of them may ever reach a browser. */
export const freshSessionToken = 'canary5session9token3aaaaaaaaaaa'
export const freshAccessToken = 'canary7access1token'.padEnd(64, 'f')

/** An answer of the sign-in service with its status in both places. */
export function authReply<Body extends { status: number }>(
  body: Body,
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, { status: body.status, headers })
}

const withTokens = (meta: object) => ({
  ...meta,
  session_token: freshSessionToken,
  access_token: freshAccessToken,
})

/** A new session of user 7, as in the samples. */
export const signedInReply = {
  ...exampleSignedIn,
  data: { ...exampleSignedIn.data, user: { ...exampleSignedIn.data.user, id: 7 } },
  meta: withTokens({ is_authenticated: true }),
}

/** The same person again, without new tokens. */
export const stillSignedInReply = { ...signedInReply, meta: { is_authenticated: true } }

export const pendingReply = {
  ...examplePendingFactor,
  meta: { is_authenticated: false, session_token: freshSessionToken },
}
export const anonymousReply = exampleAnonymous
export const goneReply = exampleGone

/** After these nobody is signed in. */
const signedOut = ['signOut', 'requestLoginCode', 'resetPassword']

/** What the sign-in service answers to an endpoint's call; a session is that of the samples, with its tokens. */
export function replyOf({ endpoint: { name } }: { endpoint: { name: string } }): {
  status: number
} {
  if (signedOut.includes(name)) return anonymousReply
  const example = Reflect.get(exampleAnswers, name)
  return example === exampleSignedIn ? signedInReply : example
}

/** The sign-in service's answer for a valid session. */
export function aliveSession(userId = 7): Response {
  const data = { user: { id: userId, has_usable_password: true }, methods: [] }
  return Response.json({ status: 200, data, meta: { is_authenticated: true } })
}

/** An upstream that answers calls of the sign-in service with `reply`, and everything else. */
export function authUpstream(reply: (path: string) => Response | Promise<Response>) {
  return (url: string): Response | Promise<Response> => {
    const { pathname } = new URL(url)
    return pathname.startsWith(authPath)
      ? reply(pathname.slice(authPath.length))
      : Response.json(ownAccount)
  }
}
