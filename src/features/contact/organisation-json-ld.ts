import type { PublicConfig, ShopContact } from '../../../contract/config/public-config'

/**
 * The shop for search engines (schema.org/Organization), as far as it is configured: the same that
 * the contact page shows. The values are raw: whoever writes them into a document escapes them.
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
