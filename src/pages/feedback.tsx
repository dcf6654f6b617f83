import { graphql, type HeadProps } from 'gatsby'
import { SiteHead } from '#app/head/site-head'
import { publicPaths } from '#contract/paths/site-paths'
import { FeedbackPage } from '#features/contact/feedback-page'
import { contactMessages } from '#features/contact/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { usePersonKey } from '#session/use-person-key'

export default function Feedback() {
  return <FeedbackPage person={usePersonKey()} />
}

export function Head({ data }: HeadProps<Queries.FeedbackPageQuery>) {
  const { t } = useTranslation(contactMessages)
  return <SiteHead title={t('feedback.title')} meta={data.pageMeta} path={publicPaths.feedback} />
}

export const query = graphql`
  query FeedbackPage($path: String!) {
    pageMeta(path: { eq: $path }) {
      ...PageMetaFields
    }
  }
`
