import type { ThemeUIStyleObject } from 'theme-ui'
import { LinkButton } from '#components/button'
import { FormCard } from '#components/form-card'
import { Motif } from '#components/motif'
import { usePageTitle } from '#components/page-title'
import { SiteLink } from '#components/site-link'
import { accountRoutes } from '#contract/paths/account-paths'
import { lessonFeedPaths } from '#contract/paths/feed-paths'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { withNext } from '#lib/navigation/addresses'
import { newsletterMessages } from './messages'

const { 'account-subscriptions': topics, 'account-signup': signUp } = accountRoutes
const { 'account-login': signIn } = accountRoutes

/** What there is for a guest who opens the page of topics: mails are for members alone. */
export default function GuestOffer() {
  const { t } = useTranslation(newsletterMessages)
  usePageTitle(t('title'))
  return (
    <FormCard
      drawing={<Motif name='drop' />}
      title={t('title')}
      lead={t('guest.lead')}
      foot={[
        <a key='feed' href={lessonFeedPaths.rss}>
          {t('guest.feed')}
        </a>,
        <SiteLink key='practice' to={publicPaths.practice} prefetch={false}>
          {t('guest.practice')}
        </SiteLink>,
      ]}
    >
      <div sx={styles.offers}>
        <LinkButton to={withNext(signIn.pattern, topics.pattern)} size='lg' wide prefetch={false}>
          {t('guest.signIn')}
        </LinkButton>
        <LinkButton
          to={withNext(signUp.pattern, topics.pattern)}
          variant='secondary'
          size='lg'
          wide
          prefetch={false}
        >
          {t('guest.signUp')}
        </LinkButton>
      </div>
      <h2 sx={styles.without}>{t('guest.without')}</h2>
    </FormCard>
  )
}

const styles = {
  offers: { display: 'grid', gap: 3 },
  without: { m: 0, mb: '-12px', fontSize: 'h4' },
} satisfies Record<string, ThemeUIStyleObject>
