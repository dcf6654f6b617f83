import { sessionHintCookie } from '#contract/account/session-hint'
import { analyticsScript, identityScript } from '#contract/config/google-sources'
import type { PublicConfig } from '#contract/config/public-config'

/** Cookies that the site needs; their messages have these ids as keys. */
export const necessaryIds = [
  'session',
  'provider_way',
  'guest_cart',
  'consent',
  'colour_mode',
  'functionality_storage',
] as const
export type NecessaryId = (typeof necessaryIds)[number]

/** Optional cookies; all are off by default. */
export const optionalIds = [
  'analytics_storage',
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
  'personalization_storage',
  'security_storage',
] as const
export type OptionalId = (typeof optionalIds)[number]

/** A declared cookie or a group of cookies with one purpose. */
export interface DeclaredCookie<Id extends string = string> {
  id: Id
  /** Names of the cookies; `*` at the end matches any suffix. */
  targets: readonly string[]
  /** Third-party scripts that set them, loaded after consent only. */
  scripts: readonly string[]
  /** URLs of the configured services that respect the choice. */
  services: readonly string[]
  /** Links to more information. */
  links: readonly CookieLink[]
}

/** Its message has the key `links.<name>`. */
interface CookieLink {
  name: 'privacy' | 'googlePrivacy' | 'googleCookies'
  to: string
}

type GoogleSettings = Pick<PublicConfig, 'analyticsId' | 'googleGsiEnable'>

const ours: readonly CookieLink[] = [{ name: 'privacy', to: '/privacy-policy' }]
const googles: readonly CookieLink[] = [
  { name: 'googlePrivacy', to: 'https://policies.google.com/privacy' },
  { name: 'googleCookies', to: 'https://policies.google.com/technologies/cookies' },
]

const necessaryTargets: Record<NecessaryId, readonly string[]> = {
  session: ['__Host-Http-sid', sessionHintCookie],
  provider_way: ['__Host-Http-oa'],
  guest_cart: ['__Host-Http-guest'],
  consent: ['ncc_c', 'ncc_e'],
  colour_mode: ['colour_mode'],
  functionality_storage: ['recall_cards_*'],
}

const optionalTargets: Record<OptionalId, readonly string[]> = {
  analytics_storage: ['_ga', '_ga_*', '_gid', '_gat*'],
  ad_storage: ['_gcl_*', '_gac_*'],
  ad_user_data: [],
  ad_personalization: [],
  personalization_storage: [],
  security_storage: ['g_state'],
}

export const necessaryCookies: readonly DeclaredCookie<NecessaryId>[] = necessaryIds.map((id) => ({
  id,
  targets: necessaryTargets[id],
  scripts: [],
  services: [],
  links: ours,
}))

/** Categories of Google's tag; Google's sign-in prompt belongs to `security_storage`. */
const tagIds: readonly OptionalId[] = [
  'analytics_storage',
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
  'personalization_storage',
]

/** All optional cookies, with the scripts and services of the build's configuration. */
export function optionalCookies(settings: GoogleSettings): DeclaredCookie<OptionalId>[] {
  const { analyticsId, googleGsiEnable } = settings
  const tag = analyticsId ? [analyticsScript(analyticsId)] : []
  const identity = googleGsiEnable ? [identityScript] : []
  const scripts: Partial<Record<OptionalId, string[]>> = {
    analytics_storage: tag,
    security_storage: identity,
  }
  return optionalIds.map((id) => ({
    id,
    targets: optionalTargets[id],
    scripts: scripts[id] ?? [],
    services: tagIds.includes(id) ? tag : identity,
    links: googles,
  }))
}

/** The optional cookies that need consent: those of configured services. */
export function askedCookies(settings: GoogleSettings): DeclaredCookie<OptionalId>[] {
  return optionalCookies(settings).filter(({ services }) => services.length > 0)
}

/** Ids of {@link askedCookies}. */
export function askedIds(settings: GoogleSettings): OptionalId[] {
  return askedCookies(settings).map(({ id }) => id)
}
