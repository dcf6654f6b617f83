import { fromPromise } from 'xstate'
import {
  type TotpAnswer,
  totpActivated,
  totpAnswer,
} from '../../../contract/allauth/account-answers'
import { creationOptionsAnswer } from '../../../contract/allauth/webauthn-options'
import type { AuthOutcome } from '../../session/auth-outcome'
import { authRequest } from '../../session/auth-request'
import { interruptedChange } from '../../session/interrupted-change'
import { type CodeToCheck, totpActivationMachine } from './totp-activation-machine'
import type { ActivationAnswer, SetupAnswer } from './totp-setup'

const path = '/account/authenticators/totp'

/** The secret that an app has been told, and the code typed, while the person reauthenticates. */
export const interruptedSetup = interruptedChange<CodeToCheck>()

/** The story of activating an app, connected to the sign-in service. */
export const liveTotpActivation = totpActivationMachine.provide({
  actors: {
    readSetup: fromPromise<SetupAnswer>(() => readSetup()),
    activate: fromPromise<ActivationAnswer, CodeToCheck>(({ input }) => activate(input)),
  },
})

/** A new secret, once the session's last proof is recent enough to activate the app with it. */
async function readSetup(): Promise<SetupAnswer> {
  const setup = await readSecret()
  if (setup.kind !== 'done' || setup.data === 'active') return setup
  return (await isReauthenticationDue()) ? { kind: 'proofNeeded' } : setup
}

/**
 * Whether the service would refuse the first code until the person reauthenticates. Reading the
 * secret does not tell, so the options of a new key are asked for, which need the same proof; the
 * session hears of the refusal. Not at the same time as the secret: both are kept in one session.
 */
async function isReauthenticationDue(): Promise<boolean> {
  const path = '/account/authenticators/webauthn'
  const outcome = await authRequest({ path, answer: creationOptionsAnswer })
  return outcome.kind === 'proofNeeded'
}

/** An upstream without pictures has no `…/svg`: the secret alone is enough. */
async function readSecret(): Promise<SetupAnswer> {
  const outcome = await authRequest({ path: `${path}/svg`, answer: totpAnswer })
  if (outcome.kind !== 'missing') return setupIn(outcome)
  return setupIn(await authRequest({ path, answer: totpAnswer }))
}

function setupIn(outcome: AuthOutcome<TotpAnswer>): SetupAnswer {
  if (outcome.kind !== 'done') return outcome
  if (outcome.data.status === 200) return { kind: 'done', data: 'active' }
  const { secret, totp_url, totp_svg, totp_svg_data_uri } = outcome.data.meta
  const drawn = totp_svg ? `data:image/svg+xml,${encodeURIComponent(totp_svg)}` : null
  return {
    kind: 'done',
    data: { secret, url: totp_url, picture: totp_svg_data_uri ?? drawn },
  }
}

async function activate({ setup, code }: CodeToCheck): Promise<ActivationAnswer> {
  const outcome = await authRequest({
    method: 'POST',
    path,
    body: { code },
    answer: totpActivated,
  })
  // Here and not in the machine: it ends when the app leaves for the proof.
  if (outcome.kind === 'proofNeeded') interruptedSetup.keep({ setup, code })
  return outcome
}
