import { join } from 'node:path'
import { freePort, startScript, waitUntilItAnswers } from './programs'

/** Sealing key of a gateway that lives as long as the measuring. */
const sessionKey = Buffer.alloc(32, 'benchmarks').toString('base64url')

/** As in production; a measuring client asks more often than a person, so the limits are wide. */
const gatewaySettings = {
  NODE_ENV: 'production',
  SESSION_KEYS: sessionKey,
  SHIPPING_PRICE: '3',
  REQUESTS_PER_MINUTE: '1000000',
  PICTURES_PER_MINUTE: '1000000',
}

/**
 * Starts a gateway of this tree.
 * @param logs folder for what it writes
 * @returns its origin
 */
export async function startGateway(
  upstream: string,
  siteFolder: string,
  logs: string,
): Promise<string> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const env = {
    ...gatewaySettings,
    GATEWAY_HOST: '127.0.0.1',
    GATEWAY_PORT: String(port),
    PUBLIC_URL: origin,
    UPSTREAM_URL: upstream,
    SITE_DIR: siteFolder,
  }
  const gateway = startScript('gateway/server.ts', { log: join(logs, 'gateway.log'), env })
  await waitUntilItAnswers(`${origin}/api/config/public`, gateway)
  return origin
}

/** Starts an emulator of this tree with its seed, in memory. */
export async function startEmulator(logs: string): Promise<string> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const env = { NODE_ENV: '', EMULATOR_PORT: String(port), EMULATOR_DATABASE: ':memory:' }
  const emulator = startScript('api-emulator/server.ts', { log: join(logs, 'emulator.log'), env })
  await waitUntilItAnswers(`${origin}/api/v1/health`, emulator)
  return origin
}
