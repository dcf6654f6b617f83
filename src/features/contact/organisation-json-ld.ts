import type { PublicConfig, ShopContact } from '#contract/config/public-config'

/**
 * The shop as schema.org/Organization, with the configured contact data. Values are not escaped.
 */
export function organisationJsonLd(
  site: Pick<PublicConfig, 'baseUrl' | 'authorName' | 'appLogo'>,
  { email, phone, address, taxNumber }: ShopContact,
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.authorName,
    url: site.baseUrl,
    logo: `${site.baseUrl}${site.appLogo}`,
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(address && { address }),
    ...(taxNumber && { taxID: taxNumber }),
  }
}
