import { developmentClientSecret } from '#contract/config/published-secrets'

/** Id of the provider: part of `/auth/{id}` and of every answer about it. */
export const providerId = 'mikro'

/** OAuth client of the shop. The secret is public: the provider is for development only. */
export const providerClient = {
  id: 'mikro-shop',
  secret: developmentClientSecret,
} as const

/** Whether a redirect URI is allowed: `/auth/mikro` of the shop or of localhost. */
export function isReturnAddress(siteUrl: string, address: string): boolean {
  if (!URL.canParse(address)) return false
  const { origin, protocol, hostname, pathname } = new URL(address)
  const isSameOrigin = origin === new URL(siteUrl).origin
  const isLocal = protocol === 'http:' && hostname === 'localhost'
  return (isSameOrigin || isLocal) && (pathname === `/auth/${providerId}` || isBelow(pathname))
}

const isBelow = (pathname: string) => pathname.startsWith(`/auth/${providerId}/`)
