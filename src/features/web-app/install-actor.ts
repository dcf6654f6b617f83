import { type Actor, createActor, fromPromise } from 'xstate'
import { showToast } from '#components/show-toast'
import { type InstallOffer, onInstallOffer } from '#lib/install/install-offer'
import { showInstallHint, showInstallToast, toastIds } from './app-toasts'
import { installMachine } from './install-machine'
import { needsInstallHint, storeRefusal, wasInstallDeclined } from './install-need'

let running: Actor<typeof installMachine> | undefined

/** The document's one install actor; the first call starts it. Browser only. */
export function installActor(): Actor<typeof installMachine> {
  running ??= start()
  return running
}

function start() {
  let offer: InstallOffer | null = null
  const actor = createActor(
    installMachine.provide({
      actors: {
        'show the browser prompt': fromPromise<void>(async () => void (await offer?.prompt())),
      },
      actions: {
        'offer to install': () =>
          showInstallToast({
            onPress: () => actor.send({ type: 'install.pressed' }),
            onClose: () => actor.send({ type: 'toast.closed' }),
          }),
        'withdraw the offer': () => showToast({ id: toastIds.install, isOver: true }),
        'show the hint': showInstallHint,
        'store the refusal': storeRefusal,
      },
    }),
    {
      input: {
        wasDeclined: wasInstallDeclined(),
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
