import type { ThemeUIStyleObject } from 'theme-ui'
import { idleLazy } from '#components/idle-lazy'
import { SiteLink } from '#components/site-link'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { AsideCard, FormPage } from './components/form-page'
import { contactMessages } from './messages'

/** @param props `person` is another one for another person, whose form is empty */
export function FeedbackPage({ person }: { person: number }) {
  const { t } = useTranslation(contactMessages)
  return (
    <FormPage
      name='feedback'
      form={<FeedbackForm person={person} />}
      aside={
        <AsideCard title={t('afterwards.title')}>
          <ul sx={styles.feedbackPageList}>
            <li>{t('afterwards.read')}</li>
            <li>{t('afterwards.private')}</li>
            <li>{t('afterwards.fix')}</li>
          </ul>
          <p>
            <span>{t('afterwards.contact')}</span>{' '}
            <SiteLink to={publicPaths.contact} prefetch={false}>
              {t('afterwards.contactLink')}
            </SiteLink>
            <span>.</span>
          </p>
        </AsideCard>
      }
    />
  )
}

/** Rendered in the HTML; hydrated when the page is idle or on the first interaction. */
const FeedbackForm = idleLazy<{ person: number }>(() => import('./components/feedback-form'))

const styles = {
  feedbackPageList: { display: 'grid', gap: 3, m: 0, pl: 4, 'li::marker': { color: 'primary' } },
} satisfies Record<string, ThemeUIStyleObject>
