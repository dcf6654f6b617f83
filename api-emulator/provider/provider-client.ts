/** The provider's id: part of `/auth/{id}` and of every answer about it. */
export const providerId = 'mikro'

/** Who the shop is to the provider. The secret guards nothing: the provider is a toy. */
export const providerClient = {
  id: 'mikro-shop',
  secret: 'mikro-shop-development-secret',
} as const

/** Where a person may be sent back to: `/auth/mikro` of the shop, or of this machine. */
export function isReturnAddress(siteUrl: string, address: string): boolean {
  if (!URL.canParse(address)) return false
  const { origin, protocol, hostname, pathname } = new URL(address)
  const isOurs = origin === new URL(siteUrl).origin
  const isLocal = protocol === 'http:' && hostname === 'localhost'
  return (isOurs || isLocal) && (pathname === `/auth/${providerId}` || isBelow(pathname))
}

const isBelow = (pathname: string) => pathname.startsWith(`/auth/${providerId}/`)
