import { type Actor, createActor, fromPromise } from 'xstate'
import { showToast } from '../../components/show-toast'
import { type InstallOffer, onInstallOffer } from '../../lib/install/install-offer'
import { siteStorage } from '../../lib/storage/site-storage'
import { showInstallHint, showInstallToast, toastIds } from './app-toasts'
import { installMachine } from './install-machine'

/** Storage name of a closed offer (R224); blocked storage keeps nothing. */
const declinedName = 'install-declined'

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
        'store the refusal': () => siteStorage.write(declinedName, 'yes'),
      },
    }),
    {
      input: {
        wasDeclined: siteStorage.read(declinedName) === 'yes',
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

/** Properties of `navigator` that identify the device. */
interface Device {
  userAgent: string
  maxTouchPoints: number
  /** Whether the site already runs as an app; Safari only. */
  standalone?: boolean
}

/**
 * Whether only the device's own menu can install the site: Safari on iPhone and iPad. An iPad identifies
 * as a Mac with a touch screen.
 */
export function needsInstallHint({ userAgent, maxTouchPoints, standalone }: Device): boolean {
  const isPad = /Macintosh/.test(userAgent) && maxTouchPoints > 1
  const isApple = isPad || /iPhone|iPad/.test(userAgent)
  return isApple && /Safari/.test(userAgent) && !/CriOS|FxiOS|EdgiOS/.test(userAgent) && !standalone
}
