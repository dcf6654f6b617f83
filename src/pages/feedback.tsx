import { SiteHead } from '#app/head/site-head'
import { publicPaths } from '#contract/paths/site-paths'
import { FeedbackPage } from '#features/contact/feedback-page'
import { contactMessages } from '#features/contact/messages'
import { useText } from '#lib/i18n/messages'

export default function Feedback() {
  return <FeedbackPage />
}

export function Head() {
  const text = useText(contactMessages)
  return (
    <SiteHead
      title={text('feedback.title')}
      description={text('feedback.description')}
      path={publicPaths.feedback}
    />
  )
}
