import * as z from 'zod/mini'

/**
 * Answer of `GET /api/websocket/user/tokens`: two values for one connection to the gateway's own
 * socket, good once and for 60 seconds. They are no tokens of the upstream.
 */
export const socketTokens = z.object({
  sessionToken: z.string().check(z.minLength(1)),
  accessToken: z.string().check(z.minLength(1)),
})
export type SocketTokens = z.infer<typeof socketTokens>

/** Code with which the gateway closes a socket whose session has ended. */
export const signedOutCode = 4003
