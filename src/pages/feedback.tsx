import { SiteHead } from '#app/head/site-head'
import { publicPaths } from '#contract/paths/site-paths'
import { FeedbackPage } from '#features/contact/feedback-page'
import { contactMessages } from '#features/contact/messages'
import { useTranslation } from '#lib/i18n/use-translation'

export default function Feedback() {
  return <FeedbackPage />
}

export function Head() {
  const { t } = useTranslation(contactMessages)
  return (
    <SiteHead
      title={t('feedback.title')}
      description={t('feedback.description')}
      path={publicPaths.feedback}
    />
  )
}
