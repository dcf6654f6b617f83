import { createActor } from 'xstate'
import { publicConfig } from '../../lib/config/public-config'
import { openedWithKey } from '../../lib/navigation/opened-with-key'
import { actOnDecision } from './act-on-decision'
import { consentMachine } from './consent-machine'
import { rememberDecision, rememberedDecision } from './decision-memory'
import { askedIds, optionalCookies } from './declared-cookies'
import { createGoogleTag } from './google-tag'

const { analyticsId } = publicConfig

/** The tag that counts visits; undefined where the site was built without one. */
export const googleTag = analyticsId ? createGoogleTag(analyticsId) : undefined

/** Where an address holds a key, nobody else is asked for anything, whatever was allowed (A3-55). */
const nobodyElse = { analyticsId: undefined, googleGsiEnable: false }

let running: ReturnType<typeof start> | undefined

/** The page's one story of consent; begins with the first call. For the browser only. */
export function consent() {
  running ??= start()
  return running
}

function start() {
  const optional = optionalCookies(openedWithKey() ? nobodyElse : publicConfig)
  const machine = consentMachine.provide({
    actions: {
      remember: ({ context }) => rememberDecision(context.decision),
      'act on it': ({ context: { decision } }) => {
        googleTag?.tell(decision)
        actOnDecision(decision, optional)
      },
    },
  })
  const actor = createActor(machine, {
    input: { decision: rememberedDecision(), asked: askedIds(publicConfig) },
  }).start()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') follow()
  })
  return actor

  /** Another tab may have decided; it never undecides, so that nobody is asked twice. */
  function follow(): void {
    const decision = rememberedDecision()
    const isNews = JSON.stringify(decision) !== JSON.stringify(actor.getSnapshot().context.decision)
    if (decision.kind !== 'undecided' && isNews) actor.send({ type: 'decided.elsewhere', decision })
  }
}
