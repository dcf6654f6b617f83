import * as z from 'zod/mini'
import { euroValue } from './euro-value'
import { type ShopAudience, shopAudiences } from './shop-audience'

const optionalText = z.pipe(
  z.optional(z.string()),
  z.transform((text) => text || undefined),
)
const textOr = (fallback: string) => z._default(z.string().check(z.minLength(1)), fallback)

/** Working days, as `2` or `2-4`. */
const workingDays = z.pipe(
  z.string().check(
    z.refine((written) => {
      const [from = 0, to = from] = numbersIn(written)
      return /^\d{1,2}(-\d{1,2})?$/.test(written) && from > 0 && from <= to
    }, 'must be working days such as 2 or 2-4'),
  ),
  z.transform((written) => {
    const [from = 0, to = from] = numbersIn(written)
    return { from, to }
  }),
)

const numbersIn = (written: string): number[] => written.split('-').map(Number)

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
  SHIPPING_PRICE: z.optional(euroValue),
  DELIVERY_DAYS: z.optional(workingDays),
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
  /** In euro, once per order; absent where the owner has not stated it for the build. */
  shippingPrice: number | undefined
  /** Working days from order to parcel; absent where the owner has not stated them. */
  deliveryDays: { from: number; to: number } | undefined
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
    shippingPrice: data.SHIPPING_PRICE,
    deliveryDays: data.DELIVERY_DAYS,
  }
}
