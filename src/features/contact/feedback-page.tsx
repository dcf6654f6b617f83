/** @jsxImportSource theme-ui */
import { publicPaths } from '../../../contract/paths/site-paths'
import { useText } from '../../shared/i18n/texts'
import { SiteLink } from '../../shared/ui/site-link'
import { contactTexts } from './contact-texts'
import { FeedbackForm } from './feedback-form'
import { AsideCard } from './parts/aside-card'
import { FormPage } from './parts/form-page'

/** Where people tell us what they think. */
export function FeedbackPage() {
  const text = useText(contactTexts)
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
