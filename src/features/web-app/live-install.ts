import { type Actor, createActor, fromPromise } from 'xstate'
import { hideToast } from '../../components/hide-toast'
import { type InstallOffer, onInstallOffer } from '../../lib/install/install-offer'
import { siteStorage } from '../../lib/storage/site-storage'
import { needsInstallHint } from './install-hint'
import { installMachine } from './install-machine'
import { keptWords } from './kept-words'
import { sayInstall, sayInstallHint, toastIds } from './say'

let live: Actor<typeof installMachine> | undefined

/** The document's one story of being installed, alive from the first call on. For the browser only. */
export function liveInstall(): Actor<typeof installMachine> {
  live ??= start()
  return live
}

function start() {
  const words = keptWords(siteStorage)
  let offer: InstallOffer | null = null
  const actor = createActor(
    installMachine.provide({
      actors: { 'ask the browser': fromPromise<void>(async () => void (await offer?.prompt())) },
      actions: {
        'offer it': () =>
          sayInstall({
            onPress: () => actor.send({ type: 'install.pressed' }),
            onClose: () => actor.send({ type: 'toast.closed' }),
          }),
        'take the offer back': () => hideToast(toastIds.install),
        'tell how': sayInstallHint,
        'remember the refusal': () => words.keep('install-declined'),
      },
    }),
    {
      input: {
        wasDeclined: words.has('install-declined'),
        needsHint: needsInstallHint(navigator),
      },
    },
  ).start()
  onInstallOffer((given) => {
    offer = given
    actor.send({ type: 'offer.came' })
  })
  addEventListener('appinstalled', () => actor.send({ type: 'app.installed' }))
  return actor
}
