import { randomBytes } from 'node:crypto'
import { developmentClientSecret } from '#contract/config/published-secrets'
import type { Env } from './children'

/** Ports of the servers on this machine; docs/configuration.md lists the names. */
export const gatewayPort = process.env.GATEWAY_PORT || '8000'
export const emulatorPort = process.env.EMULATOR_PORT || '8100'
export const developPort = process.env.DEVELOP_PORT || '8001'

/** The public origin of the site. */
export const publicUrl = process.env.PUBLIC_URL || `http://localhost:${gatewayPort}`

/**
 * Settings of the gateway for what an emulator can do: mails, a provider and a bank that people can
 * try. The environment overrides them.
 */
export function settingsForEmulator(emulatorUrl: string): Env {
  const { ORDER_MAIL, WITHDRAWAL_MAIL, PAYMENT_HOSTS } = process.env
  return {
    PROVIDERS: providersOf(emulatorUrl),
    PAYMENT_HOSTS: PAYMENT_HOSTS || new URL(emulatorUrl).host,
    ORDER_MAIL: ORDER_MAIL || 'sent',
    WITHDRAWAL_MAIL: WITHDRAWAL_MAIL || 'sent',
  }
}

/**
 * Whether the pages say that nothing is delivered: yes if the API emulator is used as the API.
 * DEMONSTRATION in the environment overrides this.
 */
export function demonstrationOf(): string {
  const { DEMONSTRATION: given, UPSTREAM_URL: upstream } = process.env
  return given || (upstream ? 'off' : 'on')
}

/**
 * Working days of delivery on the pages: invented with the API emulator. DELIVERY_DAYS in the
 * environment overrides this; an empty one states no time.
 */
export function deliveryDaysOf(): string {
  const { DELIVERY_DAYS: given, UPSTREAM_URL: upstream } = process.env
  return given ?? (upstream ? '' : '2-4')
}

/**
 * Contact details of the demonstration, none of which can exist: a domain that is never assigned
 * (.example), a telephone number of series 3, which is unassigned in the Greek numbering plan, and
 * an impossible address and tax number. Empty without a demonstration. The environment overrides
 * them.
 */
export function contactOf(): Env {
  const invented = {
    CONTACT_EMAIL: 'epikoinonia@stagona.example',
    CONTACT_PHONE: '+30 300 000 0000',
    CONTACT_ADDRESS: 'Οδός Παραδείγματος 0, 000 00 Πουθενά',
    CONTACT_HOURS: 'Δευτέρα έως Παρασκευή, 9:00 με 17:00',
    TAX_NUMBER: '000000000',
  }
  if (demonstrationOf() !== 'on') return {}
  return Object.fromEntries(
    Object.entries(invented).map(([name, value]) => [name, process.env[name] ?? value]),
  )
}

/** The provider of an emulator; the client is that of server/emulator/provider/provider-client.ts. */
function providersOf(emulatorUrl: string): string {
  const mikro = {
    issuer: `${emulatorUrl}/provider`,
    clientId: 'mikro-shop',
    clientSecret: developmentClientSecret,
  }
  return process.env.PROVIDERS || JSON.stringify({ mikro })
}

/**
 * Settings with which the emulator notifies the gateway of changed content: a secret generated at
 * each start, unless the environment sets one. An API other than the emulator needs the secret of
 * the environment.
 */
export function contentHookOf(): Env {
  const { CONTENT_HOOK_SECRET: given, CONTENT_HOOK_URL: url, UPSTREAM_URL: upstream } = process.env
  if (upstream && !given) return {}
  const { CACHE_PURGE_TOKEN: token } = process.env
  return {
    CONTENT_HOOK_SECRET: given || `whsec_${randomBytes(32).toString('base64')}`,
    CACHE_PURGE_TOKEN: token || randomBytes(32).toString('base64url'),
    CONTENT_HOOK_URL: url || `http://127.0.0.1:${gatewayPort}/hooks/content`,
  }
}
