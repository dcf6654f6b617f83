import { createActor } from 'xstate'
import { publicConfig } from '#lib/config/public-config'
import { applyChoice } from './consent-effects'
import { consentMachine } from './consent-machine'
import { loadChoice, saveChoice } from './consent-storage'
import { askedIds } from './declared-cookies'

let running: ReturnType<typeof start> | undefined

/** The document's one consent actor; the first call starts it. Browser only. */
export function consent() {
  running ??= start()
  return running
}

function start() {
  const machine = consentMachine.provide({
    actions: {
      'remember the choice': ({ context }) => saveChoice(context.choice),
      'apply the choice': ({ context }) => applyChoice(context.choice),
    },
  })
  const actor = createActor(machine, {
    input: { choice: loadChoice(), asked: askedIds(publicConfig) },
  }).start()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') syncChoice()
  })
  return actor

  /** Applies a choice of another tab, but not a missing one: the banner shows once per visit. */
  function syncChoice(): void {
    const choice = loadChoice()
    const isChanged = JSON.stringify(choice) !== JSON.stringify(actor.getSnapshot().context.choice)
    if (choice.kind !== 'undecided' && isChanged) actor.send({ type: 'changed.elsewhere', choice })
  }
}
