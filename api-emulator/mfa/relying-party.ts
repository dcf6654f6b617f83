/** Whom passkeys are made for (WebAuthn level 3, "relying party"). */
export interface RelyingParty {
  /** The host of the shop: a passkey works there and nowhere else. */
  id: string
  name: string
}

/** The relying party of a shop at `siteUrl`. */
export function relyingPartyOf(siteUrl: string, name: string): RelyingParty {
  return { id: new URL(siteUrl).hostname, name }
}

/**
 * Whether a page may use the passkeys of a relying party: https on its host or below it. On
 * `localhost` http will do, at any port, as the upstream has it in development.
 */
export function isOriginOf(party: RelyingParty, origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const { protocol, hostname } = new URL(origin)
  if (hostname !== party.id && !hostname.endsWith(`.${party.id}`)) return false
  return protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost')
}
