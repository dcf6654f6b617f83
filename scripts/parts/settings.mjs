/** Where the servers of this machine listen; the README lists the names. */
export const gatewayPort = process.env.GATEWAY_PORT || '8000'
export const standInPort = process.env.STAND_IN_PORT || '8100'
export const developPort = process.env.DEVELOP_PORT || '8001'

/** The origin that people open. */
export const publicUrl = process.env.PUBLIC_URL || `http://localhost:${gatewayPort}`

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
