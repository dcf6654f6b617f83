import { startEmulator, startGateway } from '../e2e/support/own-servers'
import { freePort, type Running } from '../support/programs'
import { type Front, openFront } from './front'

/** The site with its servers, for one engine. */
export interface Shop extends Front {
  /**
   * Starts a gateway without TLS, as on a developer's machine, with an API of its own: an API accepts
   * the sockets of one site.
   */
  openPlainSite: () => Promise<Running>
}

/** Starts an emulator, a gateway and a front, each on a separate port. */
export async function openShop(withRecorder: boolean): Promise<Shop> {
  const front = await openFront(withRecorder)
  const emulator = await startEmulator(front.site)
  const gateway = await startGateway(emulator.url, { PUBLIC_URL: front.site })
  front.passTo(gateway.port)
  return {
    ...front,
    openPlainSite,
    close: async () => {
      front.close()
      await Promise.all([gateway.stop(), emulator.stop()])
    },
  }
}

async function openPlainSite(): Promise<Running> {
  const port = await freePort()
  const emulator = await startEmulator(`http://localhost:${port}`)
  const gateway = await startGateway(emulator.url, {}, port)
  return {
    url: gateway.url,
    port,
    stop: async () => {
      await Promise.all([gateway.stop(), emulator.stop()])
    },
  }
}
