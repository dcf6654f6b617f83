import * as z from 'zod/mini'
import { type ShopAudience, shopAudiences } from './shop-audience'

const optionalText = z.pipe(
  z.optional(z.string()),
  z.transform((text) => text || undefined),
)
const textOr = (fallback: string) => z._default(z.string().check(z.minLength(1)), fallback)

const publicEnvironment = z.object({
  APP_TITLE: textOr('Σταγόνα'),
  APP_LOGO: textOr('/logo.svg'),
  AUTHOR_NAME: textOr('Σταγόνα Μικρομάθηση'),
  TITLE_SEPARATOR: textOr('-'),
  PUBLIC_URL: z._default(z.url({ protocol: /^https?$/ }), 'http://localhost:8000'),
  GOOGLE_SITE_VERIFICATION: optionalText,
  DOMAIN_VERIFY_ID: optionalText,
  GOOGLE_GSI_ENABLE: z._default(z.stringbool(), false),
  ANALYTICS_ID: optionalText,
  DEMONSTRATION: z._default(z.stringbool(), false),
  SHOP_AUDIENCE: z._default(z.enum(shopAudiences), 'superusers'),
})

/** What the site may tell everybody, fixed when it is built (specification, section 3). */
export interface PublicConfig {
  appTitle: string
  baseUrl: string
  appLogo: string
  authorName: string
  titleSeparator: string
  googleSiteVerification: string | undefined
  domainVerifyId: string | undefined
  googleGsiEnable: boolean
  analyticsId: string | undefined
  /** Nothing that is ordered here is delivered; every page says so. */
  demonstration: boolean
  shopAudience: ShopAudience
}

/** Raised with one line per variable that cannot be used. */
export class PublicConfigError extends Error {
  override name = 'PublicConfigError'
}

/**
 * Reads the public configuration from environment variables; an empty variable counts as absent.
 * @throws PublicConfigError naming every variable that is wrong.
 */
export function readPublicConfig(
  environment: Readonly<Record<string, string | undefined>>,
): PublicConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value))
  const parsed = z.safeParse(publicEnvironment, given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new PublicConfigError(lines.join('\n'))
  }
  const { data } = parsed
  return {
    appTitle: data.APP_TITLE,
    baseUrl: data.PUBLIC_URL.replace(/\/+$/, ''),
    appLogo: data.APP_LOGO,
    authorName: data.AUTHOR_NAME,
    titleSeparator: data.TITLE_SEPARATOR,
    googleSiteVerification: data.GOOGLE_SITE_VERIFICATION,
    domainVerifyId: data.DOMAIN_VERIFY_ID,
    googleGsiEnable: data.GOOGLE_GSI_ENABLE,
    analyticsId: data.ANALYTICS_ID,
    demonstration: data.DEMONSTRATION,
    shopAudience: data.SHOP_AUDIENCE,
  }
}
