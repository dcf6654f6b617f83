/** Where the servers of this machine listen; the README lists the names. */
export const gatewayPort = process.env.GATEWAY_PORT || '8000'
export const standInPort = process.env.STAND_IN_PORT || '8100'
export const developPort = process.env.DEVELOP_PORT || '8001'

/** The origin that people open. */
export const publicUrl = process.env.PUBLIC_URL || `http://localhost:${gatewayPort}`

/**
 * What the gateway is told of the API emulator's limits, which it has without its extensions; see
 * contract/config/runtime-config.ts. What the environment says of them wins.
 */
export function limitsOfStandIn() {
  const { REVIEW_EDITING, PHONE_REMOVAL, ORDER_MAIL, STAND_IN_EXTENSIONS } = process.env
  const isPlain = STAND_IN_EXTENSIONS === 'off'
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
 * How the gateway reaches the provider of a stand-in, so that people can try it (decision D34); the
 * client is that of stand-in/provider/provider-client.ts. PROVIDERS of the environment wins.
 */
export function providersOf(standInUrl) {
  const mikro = {
    issuer: `${standInUrl}/provider`,
    clientId: 'mikro-shop',
    clientSecret: 'mikro-shop-development-secret',
  }
  return process.env.PROVIDERS || JSON.stringify({ mikro })
}
