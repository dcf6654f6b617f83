import {
  exampleAnonymous,
  exampleGone,
  examplePendingFactor,
  exampleSignedIn,
} from '#contract/examples/sign-in-examples'
import { authPath } from '#upstream/api'
import { accountBody } from './sample-bodies'

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

/** An upstream that answers calls of the sign-in service with `reply`, and everything else. */
export function authUpstream(reply: (path: string) => Response | Promise<Response>) {
  return (url: string): Response | Promise<Response> => {
    const { pathname } = new URL(url)
    return pathname.startsWith(authPath)
      ? reply(pathname.slice(authPath.length))
      : Response.json(accountBody)
  }
}
