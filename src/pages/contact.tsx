import { graphql, type HeadProps } from 'gatsby'
import { SiteHead } from '#app/head/site-head'
import { publicPaths } from '#contract/paths/site-paths'
import { ContactPage } from '#features/contact/contact-page'
import { contactMessages } from '#features/contact/messages'
import { publicConfig } from '#lib/config/public-config'
import { shopContact } from '#lib/config/shop-contact'
import { useTranslation } from '#lib/i18n/use-translation'
import { usePersonKey } from '#session/use-person-key'

const { authorName: name, demonstration: isInvented } = publicConfig

export default function Contact() {
  return <ContactPage shop={{ ...shopContact, name, isInvented }} person={usePersonKey()} />
}

export function Head({ data }: HeadProps<Queries.ContactPageQuery>) {
  const { t } = useTranslation(contactMessages)
  return <SiteHead title={t('contact.title')} meta={data.pageMeta} path={publicPaths.contact} />
}

export const query = graphql`
  query ContactPage($path: String!) {
    pageMeta(path: { eq: $path }) {
      ...PageMetaFields
    }
  }
`
