import { fromPromise } from 'xstate'
import type { AuthOutcome } from '../../session/auth-outcome'
import { authRequest } from '../../session/auth-request'
import { type Credentials, loginMachine } from './login-machine'

/** The story of signing in, connected to the sign-in service. */
export const liveLoginMachine = loginMachine.provide({
  actors: {
    signIn: fromPromise<AuthOutcome, Credentials | null>(({ input, signal }) =>
      authRequest({ method: 'POST', path: '/auth/login', body: input, signal }),
    ),
  },
})
