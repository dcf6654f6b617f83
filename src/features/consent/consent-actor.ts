import { createActor } from 'xstate'
import { publicConfig } from '../../lib/config/public-config'
import { openedWithKey } from '../../lib/navigation/addresses'
import { applyConsent } from './apply-consent'
import { consentMachine } from './consent-machine'
import { loadChoice, saveChoice } from './consent-storage'
import { askedIds, optionalCookies } from './declared-cookies'
import { createGoogleTag } from './google-consent'

const { analyticsId } = publicConfig

/** Google's analytics tag; undefined where the build has none. */
export const googleTag = analyticsId ? createGoogleTag(analyticsId) : undefined

/** Where a path holds a secret key, no third-party script is loaded (A3-55). */
const noThirdParties = { analyticsId: undefined, googleGsiEnable: false }

let running: ReturnType<typeof start> | undefined

/** The document's one consent actor; the first call starts it. Browser only. */
export function consent() {
  running ??= start()
  return running
}

function start() {
  const optional = optionalCookies(openedWithKey() ? noThirdParties : publicConfig)
  const machine = consentMachine.provide({
    actions: {
      remember: ({ context }) => saveChoice(context.choice),
      'apply the choice': ({ context: { choice } }) => {
        googleTag?.update(choice)
        applyConsent(choice, optional)
      },
    },
  })
  const actor = createActor(machine, {
    input: { choice: loadChoice(), asked: askedIds(publicConfig) },
  }).start()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') syncChoice()
  })
  return actor

  /** Takes over a choice of another tab; a missing one is ignored, so that the banner shows once per visit. */
  function syncChoice(): void {
    const choice = loadChoice()
    const isChanged = JSON.stringify(choice) !== JSON.stringify(actor.getSnapshot().context.choice)
    if (choice.kind !== 'undecided' && isChanged) actor.send({ type: 'changed.elsewhere', choice })
  }
}
