/** @jsxImportSource theme-ui */
import { publicPaths } from '../../../contract/paths/site-paths'
import { SiteLink } from '../../components/site-link'
import { useText } from '../../lib/i18n/texts'
import { AsideCard } from './components/aside-card'
import { FormPage } from './components/form-page'
import { contactMessages } from './contact-texts'
import { FeedbackForm } from './feedback-form'

/** Where people tell us what they think. */
export function FeedbackPage() {
  const text = useText(contactMessages)
  return (
    <FormPage
      name='feedback'
      form={<FeedbackForm />}
      aside={
        <AsideCard title={text('afterwards.title')}>
          <ul sx={{ display: 'grid', gap: 3, m: 0, pl: 4, 'li::marker': { color: 'primary' } }}>
            <li>{text('afterwards.read')}</li>
            <li>{text('afterwards.private')}</li>
            <li>{text('afterwards.fix')}</li>
          </ul>
          <p>
            {text('afterwards.contact')}{' '}
            <SiteLink to={publicPaths.contact} prefetch={false}>
              {text('afterwards.contactLink')}
            </SiteLink>
            .
          </p>
        </AsideCard>
      }
    />
  )
}
