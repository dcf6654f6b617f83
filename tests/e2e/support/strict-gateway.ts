import { gatewaySettings } from './own-servers'
import { answers, freePort, start, stop } from './programs'

/** A second gateway before the same emulator; it lets nobody write more than a few times a minute. */
export async function strictGateway(
  upstream: string,
): Promise<{ site: string; end: () => Promise<void> }> {
  const port = await freePort()
  const site = `http://localhost:${port}`
  const gateway = start('gateway/server.ts', {
    ...gatewaySettings(site, upstream, port),
    RATE_LIMITS: 'on',
    WRITES_PER_MINUTE: '3',
    REQUESTS_PER_MINUTE: '10000',
  })
  await answers(`${site}/api/health`)
  return { site, end: () => stop(gateway) }
}
