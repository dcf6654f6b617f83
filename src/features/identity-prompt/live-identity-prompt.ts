import { fromPromise } from 'xstate'
import { configAnswer } from '../../../contract/allauth/config-answer'
import { offeredProviders } from '../../../contract/allauth/provider'
import { identityScript } from '../../../contract/config/google-sources'
import { showToast } from '../../components/show-toast'
import { addHeadScript } from '../../lib/scripts/head-scripts'
import type { AuthOutcome } from '../../session/auth-outcome'
import { authRequest } from '../../session/auth-request'
import { askGoogle } from './google-identity'
import { type GivenIdentity, identityPromptMachine } from './identity-prompt-machine'
import { identityPromptMessages } from './identity-prompt-texts'

const google = 'google'

/** From here the app leads on: somebody is in, or the next step of signing in is waited for. */
const leadsOn: readonly AuthOutcome['kind'][] = ['signedIn', 'nextStep', 'proofNeeded']

/** The story of the prompt, connected to Google and to the gateway. */
export const liveIdentityPrompt = identityPromptMachine.provide({
  actors: {
    prepare: fromPromise(async () => {
      const clientId = await googleClient()
      return clientId && (await addHeadScript(identityScript)) ? clientId : null
    }),
    ask: fromPromise<string | null, string>(({ input, signal }) => askGoogle(input, signal)),
    handOver: fromPromise<boolean, GivenIdentity>(async ({ input: { clientId, credential } }) => {
      const outcome = await authRequest({
        method: 'POST',
        path: '/auth/provider/token',
        body: {
          provider: google,
          process: 'login',
          token: { client_id: clientId, id_token: credential },
        },
      })
      return leadsOn.includes(outcome.kind)
    }),
  },
  actions: {
    'tell failure': () =>
      showToast({ tone: 'error', title: identityPromptMessages.text('failed'), id: 'identity' }),
  },
})

/** Who the site is to Google; null where people cannot sign in with it. */
async function googleClient(): Promise<string | null> {
  const outcome = await authRequest({ path: '/config', answer: configAnswer })
  if (outcome.kind !== 'done') return null
  const providers = offeredProviders(outcome.data.data.socialaccount?.providers ?? [])
  return providers.find(({ id }) => id === google)?.client_id ?? null
}
