import { fromPromise } from 'xstate'
import { encryptedTokenHeader } from '../../../contract/allauth/key-checks'
import { type OauthParams, oauthParams } from '../../../contract/allauth/provider-return'
import { accountRoutes } from '../../../contract/paths/account-paths'
import { apiRequest } from '../../lib/http/api-request'
import { goTo } from '../../lib/navigation/go-to'
import { rewriteAddress } from '../../lib/navigation/rewrite-address'
import { withNext } from '../../lib/navigation/with-next'
import { authRequest } from '../../session/auth-request'
import type { HeldReturn, ReturnOutcome } from './provider-return'
import { providerReturnMachine } from './provider-return-machine'

const { 'account-provider-callback': callback, 'account-providers': providers } = accountRoutes

/** The story of coming back from a provider, connected to the gateway. */
export const liveProviderReturn = providerReturnMachine.provide({
  actors: {
    readHeld: fromPromise(readHeld),
    handOver: fromPromise<ReturnOutcome, OauthParams | null>(async ({ input }) =>
      input ? handOver(input) : { kind: 'broken', reason: 'nothing is held' },
    ),
    decryptSession: fromPromise<ReturnOutcome, string | null>(({ input }) => {
      rewriteAddress(callback.pattern)
      return authRequest({
        path: '/auth/session',
        headers: { [encryptedTokenHeader]: input ?? '' },
      })
    }),
  },
  actions: {
    // Nobody becomes signed in by connecting an account, so that the app sees no reason to move.
    finish: (_, params) => {
      if (params?.process === 'connect')
        goTo(params.redirect ?? providers.pattern, { replace: true })
    },
  },
})

async function readHeld(): Promise<HeldReturn> {
  const result = await apiRequest({ path: '/api/auth/oauth-params', answer: oauthParams })
  if (result.ok) return { kind: 'held', params: result.data }
  return { kind: result.problem.kind === 'missing' ? 'nothing' : 'unreachable' }
}

/** Where to go on to stands in the address from here on, as after any other way in. */
function handOver({ provider, process, redirect }: OauthParams): Promise<ReturnOutcome> {
  if (process === 'login') rewriteAddress(withNext(callback.pattern, redirect ?? null))
  return authRequest({ method: 'POST', path: '/auth/provider/token', body: { provider, process } })
}
