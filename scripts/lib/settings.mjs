import { randomBytes } from 'node:crypto'

/** Where the servers of this machine listen; the README lists the names. */
export const gatewayPort = process.env.GATEWAY_PORT || '8000'
export const emulatorPort = process.env.EMULATOR_PORT || '8100'
export const developPort = process.env.DEVELOP_PORT || '8001'

/** The origin that people open. */
export const publicUrl = process.env.PUBLIC_URL || `http://localhost:${gatewayPort}`

/**
 * What the gateway is told of the API emulator's limits, which it has without its extensions; see
 * contract/config/runtime-config.ts. What the environment says of them wins.
 */
export function limitsOfEmulator() {
  const { REVIEW_EDITING, PHONE_REMOVAL, ORDER_MAIL, EMULATOR_EXTENSIONS } = process.env
  const isPlain = EMULATOR_EXTENSIONS === 'off'
  return {
    REVIEW_EDITING: REVIEW_EDITING || (isPlain ? 'approved' : 'always'),
    PHONE_REMOVAL: PHONE_REMOVAL || (isPlain ? 'refused' : 'allowed'),
    ORDER_MAIL: ORDER_MAIL || (isPlain ? 'none' : 'sent'),
  }
}

/**
 * Whether the pages say that nothing is delivered: they do where the API emulator stands for the
 * API. DEMONSTRATION of the environment wins.
 */
export function demonstrationOf() {
  const { DEMONSTRATION: given, UPSTREAM_URL: upstream } = process.env
  return given || (upstream ? 'off' : 'on')
}

/**
 * What the pages say that shipping costs: with the API emulator what the gateway charges where nobody
 * set a price (gateway/config/read-config.ts). SHIPPING_PRICE of the environment wins.
 */
export function shippingPriceOf() {
  const { SHIPPING_PRICE: given, UPSTREAM_URL: upstream } = process.env
  return given || (upstream ? '' : '3')
}

/**
 * How the shop of the demonstration is reached: it is not. A name that leads nowhere (.example), a
 * telephone number of the series 3, which the Greek numbering plan has given to nobody, and an
 * address and a tax number that cannot be. Empty where nothing is demonstrated. The environment wins.
 */
export function contactOf() {
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

/**
 * How the gateway reaches the provider of an emulator, so that people can try it; the
 * client is that of api-emulator/provider/provider-client.ts. PROVIDERS of the environment wins.
 */
export function providersOf(emulatorUrl) {
  const mikro = {
    issuer: `${emulatorUrl}/provider`,
    clientId: 'mikro-shop',
    clientSecret: 'mikro-shop-development-secret',
  }
  return process.env.PROVIDERS || JSON.stringify({ mikro })
}

/**
 * How the emulator tells the gateway of changed content: by a secret made at each start, unless the
 * environment names one. An API that is not the emulator needs the secret of the environment.
 */
export function contentHookOf() {
  const { CONTENT_HOOK_SECRET: given, CONTENT_HOOK_URL: url, UPSTREAM_URL: upstream } = process.env
  if (upstream && !given) return {}
  return {
    CONTENT_HOOK_SECRET: given || `whsec_${randomBytes(32).toString('base64')}`,
    CONTENT_HOOK_URL: url || `http://127.0.0.1:${gatewayPort}/hooks/content`,
  }
}
