import type { AuthCall } from './auth-call'

/** Ends a handler with an answer: thrown anywhere below it, sent by the frame of the call. */
export class AuthStop extends Error {
  constructor(readonly answer: (call: AuthCall) => Response | Promise<Response>) {
    super('The call ends with another answer.')
  }
}
