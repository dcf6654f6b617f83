import * as z from 'zod/mini'
import { writtenEmail, writtenPhone } from '../wire/written-text'

/** Who sees the shop's links and cart. */
export const shopAudiences = ['superusers', 'customers', 'everyone'] as const
type ShopAudience = (typeof shopAudiences)[number]

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

/** A telephone number, shown in the groups in which it is written. */
const shownPhone = z.string().check(
  z.trim(),
  z.refine((text) => z.safeParse(writtenPhone, text).success),
)

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
  DELIVERY_DAYS: z.optional(workingDays),
  CONTACT_EMAIL: z.optional(writtenEmail),
  CONTACT_PHONE: z.optional(shownPhone),
  CONTACT_ADDRESS: optionalText,
  CONTACT_HOURS: optionalText,
  TAX_NUMBER: z.optional(z.string().check(z.regex(/^\d{9}$/))),
  REGISTER_NUMBER: z.optional(z.string().check(z.regex(/^\d{6,14}$/))),
  SECURITY_CONTACT: z.optional(z.union([z.email(), z.url({ protocol: /^https$/ })])),
})

/** Names of the settings that are built into the pages. */
export const builtInSettings = Object.keys(publicEnvironment.shape)

/** Public configuration, fixed at build time. */
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
  /** Nothing is delivered; a notice on every page. */
  demonstration: boolean
  shopAudience: ShopAudience
  /** Working days from order to parcel; absent where they are not set. */
  deliveryDays: { from: number; to: number } | undefined
}

/**
 * Contact and legal details of the shop; what is not set is not shown. Separate from the public
 * configuration, which is part of every page.
 */
export interface ShopContact {
  email?: string
  /** With or without the country code. */
  phone?: string
  /** Postal address, on one line. */
  address?: string
  /** Opening hours as text. */
  hours?: string
  /** The nine digits of the tax register (ΑΦΜ). */
  taxNumber?: string
  /** Number in the commercial register (Γ.Ε.ΜΗ.). */
  registerNumber?: string
}

/** An account of the demonstration that anybody may sign in with. */
export interface DemonstrationAccount {
  email: string
  password: string
}

/** Whom visitors of a demonstration can sign in as. */
export type DemonstrationAccounts = Record<'customer' | 'owner', DemonstrationAccount>

/** The password of the emulator's accounts. */
export const demonstrationPassword = 'mikromathisi-2026'

/** Raised with one line per invalid variable. */
export class PublicConfigError extends Error {
  override name = 'PublicConfigError'
}

/**
 * Reads the public configuration from environment variables; an empty variable counts as absent.
 * @throws PublicConfigError naming every invalid variable.
 */
export function readPublicConfig(environment: Environment): PublicConfig {
  const data = parseEnvironment(environment)
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
    deliveryDays: data.DELIVERY_DAYS,
  }
}

/**
 * Reads the contact details from the same environment.
 * @throws PublicConfigError as {@link readPublicConfig} does
 */
export function readShopContact(environment: Environment): ShopContact {
  const data = parseEnvironment(environment)
  const contact = {
    email: data.CONTACT_EMAIL,
    phone: data.CONTACT_PHONE,
    address: data.CONTACT_ADDRESS,
    hours: data.CONTACT_HOURS,
    taxNumber: data.TAX_NUMBER,
    registerNumber: data.REGISTER_NUMBER,
  }
  return Object.fromEntries(Object.entries(contact).filter(([, value]) => value !== undefined))
}

/**
 * The address for reports of security faults, as `security.txt` writes it: that of its own setting,
 * else the e-mail of the shop; null where there is none. A demonstration has an invented e-mail.
 * @throws PublicConfigError as {@link readPublicConfig} does
 */
export function readSecurityContact(environment: Environment): string | null {
  const data = parseEnvironment(environment)
  const contact = data.SECURITY_CONTACT ?? (data.DEMONSTRATION ? undefined : data.CONTACT_EMAIL)
  if (contact === undefined) return null
  return contact.startsWith('https:') ? contact : `mailto:${contact}`
}

/** The accounts that the pages of a demonstration offer; null for a shop. */
export function readDemonstrationAccounts(environment: Environment): DemonstrationAccounts | null {
  if (!parseEnvironment(environment).DEMONSTRATION) return null
  const password = demonstrationPassword
  return {
    customer: { email: 'customer@example.gr', password },
    owner: { email: 'superuser@example.gr', password },
  }
}

type Environment = Readonly<Record<string, string | undefined>>

function parseEnvironment(environment: Environment) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value))
  const parsed = z.safeParse(publicEnvironment, given)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new PublicConfigError(lines.join('\n'))
}
