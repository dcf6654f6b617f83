import { publicPaths } from '../../contract/paths/site-paths'
import { SiteHead } from '../app/head/site-head'
import { contactMessages } from '../features/contact/contact-texts'
import { FeedbackPage } from '../features/contact/feedback-page'
import { useText } from '../lib/i18n/texts'

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
