import { useId } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Breadcrumbs } from '#components/breadcrumbs'
import { Container } from '#components/container'
import { idleLazy } from '#components/idle-lazy'
import { SiteLink } from '#components/site-link'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { withdrawalMessages } from './messages'

/** The page on which a consumer withdraws from a contract. */
export function WithdrawalPage() {
  const { t } = useTranslation(withdrawalMessages)
  const aboutId = useId()
  return (
    <Container>
      <header sx={styles.header}>
        <Breadcrumbs trail={[]} current={t('title')} />
        <h1 sx={styles.withdrawalPageHeading}>{t('title')}</h1>
        <p sx={styles.lead}>{t('lead')}</p>
      </header>
      <div sx={styles.withdrawalPageColumns}>
        <div sx={styles.flow}>
          <WithdrawalFlow />
        </div>
        <section aria-labelledby={aboutId} data-chrome='' sx={styles.about}>
          <h2 id={aboutId} sx={styles.aboutHeading}>
            {t('about.title')}
          </h2>
          <ul sx={styles.withdrawalPageList}>
            <li>{t('about.term')}</li>
            <li>{t('about.exceptions')}</li>
            <li>{t('about.faulty')}</li>
          </ul>
          <SiteLink
            to={publicPaths['return-policy']}
            prefetch={false}
            sx={styles.withdrawalPageLink}
          >
            {t('about.policy')}
          </SiteLink>
          <SiteLink to={publicPaths.contact} prefetch={false} sx={styles.withdrawalPageLink}>
            {t('about.contact')}
          </SiteLink>
        </section>
      </div>
    </Container>
  )
}

/** Rendered in the HTML; hydrated when the page is idle or on the first interaction. */
const WithdrawalFlow = idleLazy<object>(() => import('./components/withdrawal-flow'))

const styles = {
  // The receipt is printed without it.
  header: { pt: [3, 4], pb: [5, 6], '@media print': { display: 'none' } },
  withdrawalPageHeading: { mt: [2, 3], fontSize: 'h1', lineHeight: 'tight' },
  lead: { maxWidth: 'reading', mt: 3, color: 'textMuted', fontSize: 'lead' },
  withdrawalPageColumns: {
    display: 'grid',
    gridTemplateColumns: ['minmax(0, 1fr)', null, null, 'minmax(0, 1fr) 400px'],
    columnGap: 7,
    rowGap: 6,
    alignItems: 'start',
    pb: [5, 6],
    '@media print': { display: 'block' },
  },
  flow: { minWidth: 0 },
  about: { display: 'grid', gap: 3, p: [4, 5], borderRadius: 'card', bg: 'surface' },
  aboutHeading: { fontSize: 'h3' },
  withdrawalPageList: { display: 'grid', gap: 3, m: 0, pl: 4, 'li::marker': { color: 'primary' } },
  withdrawalPageLink: { justifySelf: 'start', py: 2 },
} satisfies Record<string, ThemeUIStyleObject>
