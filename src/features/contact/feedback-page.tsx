import type { ThemeUIStyleObject } from 'theme-ui'
import { idleLazy } from '#components/idle-lazy'
import { SiteLink } from '#components/site-link'
import { publicPaths } from '#contract/paths/site-paths'
import { useText } from '#lib/i18n/messages'
import { AsideCard, FormPage } from './components/form-page'
import { contactMessages } from './messages'

/** The feedback page. */
export function FeedbackPage() {
  const text = useText(contactMessages)
  return (
    <FormPage
      name='feedback'
      form={<FeedbackForm />}
      aside={
        <AsideCard title={text('afterwards.title')}>
          <ul sx={styles.list}>
            <li>{text('afterwards.read')}</li>
            <li>{text('afterwards.private')}</li>
            <li>{text('afterwards.fix')}</li>
          </ul>
          <p>
            <span>{text('afterwards.contact')}</span>{' '}
            <SiteLink to={publicPaths.contact} prefetch={false}>
              {text('afterwards.contactLink')}
            </SiteLink>
            <span>.</span>
          </p>
        </AsideCard>
      }
    />
  )
}

/** Rendered in the HTML; hydrated when the page is idle or on the first interaction. */
const FeedbackForm = idleLazy<object>(() => import('./components/feedback-form'))

const styles = {
  list: { display: 'grid', gap: 3, m: 0, pl: 4, 'li::marker': { color: 'primary' } },
} satisfies Record<string, ThemeUIStyleObject>
