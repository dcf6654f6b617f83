import { TOTP } from 'otpauth'
import { demoTotpSecret } from '../../api-emulator/seed/account-rows'
import { gatewaySettings } from '../e2e/support/own-servers'
import { answers, freePort, start, stop } from '../e2e/support/programs'
import { type Front, openFront } from './front'

/** The site with its servers, for one engine. */
export interface Shop extends Front {
  /** Starts a gateway without TLS in front of the same API, as a demonstration on one's own machine. */
  openPlainSite: () => Promise<{ site: string; close: () => Promise<void> }>
  /** A code of the app of twofactor@example.gr; each is another one, and is good for 30 s. */
  newCode: () => Promise<string>
}

const codeHoldsMs = 30_000

/** Starts an emulator, a gateway and a front; each on a port of its own. */
export async function openShop(withRecorder: boolean): Promise<Shop> {
  const front = await openFront(withRecorder)
  const [emulatorPort, gatewayPort] = [await freePort(), await freePort()]
  const upstream = `http://localhost:${emulatorPort}`
  const emulator = start('api-emulator/server.ts', {
    EMULATOR_PORT: String(emulatorPort),
    EMULATOR_DATABASE: ':memory:',
    EMULATOR_EXTENSIONS: 'on',
    PUBLIC_URL: front.site,
  })
  const gateway = start('gateway/server.ts', gatewaySettings(front.site, upstream, gatewayPort))
  front.passTo(gatewayPort)
  await answers(`${upstream}/api/v1/health`)
  await answers(`http://localhost:${gatewayPort}/api/health`)
  let offsetMs = 0
  return {
    ...front,
    newCode: async () => {
      // The beginning of the next span, so that none ends while the code is being typed.
      const now = Date.now() + offsetMs
      offsetMs += codeHoldsMs - (now % codeHoldsMs) + 500
      await setClock(upstream, offsetMs)
      return new TOTP({ secret: demoTotpSecret }).generate({ timestamp: Date.now() + offsetMs })
    },
    openPlainSite: async () => {
      const port = await freePort()
      const site = `http://localhost:${port}`
      const plain = start('gateway/server.ts', gatewaySettings(site, upstream, port))
      await answers(`${site}/api/health`)
      return { site, close: () => stop(plain) }
    },
    close: async () => {
      front.close()
      await Promise.all([stop(gateway), stop(emulator)])
    },
  }
}

async function setClock(upstream: string, offsetMs: number): Promise<void> {
  const answer = await fetch(`${upstream}/switches/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ offsetMs }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}
