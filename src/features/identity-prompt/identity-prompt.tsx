import { useEffect, useRef } from 'react'
import { showToast } from '#components/show-toast'
import { offeredProviders } from '#contract/allauth/session-answer'
import { identityScript } from '#contract/config/google-sources'
import { readSignInConfig, signInByProvider } from '#contract/endpoints/sign-in-session'
import { addMessages } from '#lib/i18n/messages'
import { addHeadScript } from '#lib/scripts/head-scripts'
import identityPrompt from '#locales/el/identity-prompt.json'
import { afterSignIn } from '#session/after-sign-in'
import { authCall, signInStep } from '#session/auth-request'
import { useSession } from '#session/session'
import { askGoogle } from './google-identity'

const messages = addMessages('identity-prompt', identityPrompt)
const google = 'google'

interface Identity {
  clientId: string
  credential: string
}

/**
 * Google's prompt to sign in, for guests who consented, once per document. It renders
 * nothing: the prompt is Google's. If the script is blocked or Google shows no prompt, nothing
 * happens.
 */
export default function IdentityPrompt({ agreed }: { agreed: boolean }) {
  const isOver = useRef(false)
  const isAllowed = useSession().status === 'guest' && agreed
  useEffect(() => {
    if (!isAllowed || isOver.current) return
    const controller = new AbortController()
    const offer = async () => {
      const identity = await requestIdentity(controller.signal).catch(() => null)
      // The prompt may be shown again once it is allowed again.
      if (controller.signal.aborted) return
      isOver.current = true
      if (identity && !(await signIn(identity))) {
        showToast({ tone: 'error', title: messages.text('failed'), id: 'identity' })
      }
    }
    void offer()
    return () => controller.abort()
  }, [isAllowed])
  return null
}

/** The user's credential from Google; null if there is none. */
async function requestIdentity(signal: AbortSignal): Promise<Identity | null> {
  const clientId = await googleClient()
  if (clientId === null || signal.aborted) return null
  if (!(await addHeadScript(identityScript)) || signal.aborted) return null
  const credential = await askGoogle(clientId, signal)
  return credential === null ? null : { clientId, credential }
}

/** The site's client id at Google; null if users cannot sign in with it. */
async function googleClient(): Promise<string | null> {
  const config = await authCall(readSignInConfig).catch(() => null)
  const providers = offeredProviders(config?.data.socialaccount?.providers ?? [])
  return providers.find(({ id }) => id === google)?.client_id ?? null
}

async function signIn({ clientId, credential }: Identity): Promise<boolean> {
  const step = await signInStep(signInByProvider, {
    body: {
      provider: google,
      process: 'login',
      token: { client_id: clientId, id_token: credential },
    },
  })
    .then(afterSignIn)
    .catch(() => null)
  return step !== null
}
