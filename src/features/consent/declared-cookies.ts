import { analyticsScript, identityScript } from '../../../contract/config/google-sources'
import type { PublicConfig } from '../../../contract/config/public-config'

/** What the site itself cannot do without; the texts of each stand under its id. */
export const necessaryIds = [
  'session',
  'provider_way',
  'consent',
  'colour_mode',
  'functionality_storage',
] as const
export type NecessaryId = (typeof necessaryIds)[number]

/** What nobody needs for reading, learning or buying: each starts denied. */
export const optionalIds = [
  'analytics_storage',
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
  'personalization_storage',
  'security_storage',
] as const
export type OptionalId = (typeof optionalIds)[number]

/** One thing that the site may keep in a browser, declared before it is kept. */
export interface DeclaredCookie<Id extends string = string> {
  id: Id
  /** Names of the cookies themselves; a star at the end stands for any ending. */
  targets: readonly string[]
  /** Scripts of others that keep them, loaded after consent alone; none where none is configured. */
  scripts: readonly string[]
  /** Addresses of the configured services that heed the answer. */
  services: readonly string[]
  /** Where one can read more. */
  links: readonly CookieLink[]
}

/** Its words stand in the dictionary under `links`. */
export interface CookieLink {
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
  session: ['__Host-Http-sid'],
  provider_way: ['__Host-Http-oa'],
  consent: ['ncc_c', 'ncc_e'],
  colour_mode: ['colour_mode'],
  functionality_storage: [],
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

/** What the tag of Google heeds; the prompt of Google to sign in counts as security. */
const tagIds: readonly OptionalId[] = [
  'analytics_storage',
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
  'personalization_storage',
]

/** Every optional cookie, with the scripts and services that the build's settings call for. */
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

/** The optional cookies that visitors are asked about: only what a configured service keeps. */
export function askedCookies(settings: GoogleSettings): DeclaredCookie<OptionalId>[] {
  return optionalCookies(settings).filter(({ services }) => services.length > 0)
}

/** Ids of {@link askedCookies}. */
export function askedIds(settings: GoogleSettings): OptionalId[] {
  return askedCookies(settings).map(({ id }) => id)
}
