import { SiteHead } from '#app/head/site-head'
import { publicPaths } from '#contract/paths/site-paths'
import { ContactPage } from '#features/contact/contact-page'
import { contactMessages } from '#features/contact/messages'
import { organisationJsonLd } from '#features/contact/organisation-json-ld'
import { publicConfig } from '#lib/config/public-config'
import { shopContact } from '#lib/config/shop-contact'
import { useTranslation } from '#lib/i18n/use-translation'

export default function Contact() {
  return <ContactPage />
}

export function Head() {
  const { t } = useTranslation(contactMessages)
  return (
    <SiteHead
      title={t('contact.title')}
      description={t('contact.description')}
      path={publicPaths.contact}
      facts={[organisationJsonLd(publicConfig, shopContact)]}
    />
  )
}
