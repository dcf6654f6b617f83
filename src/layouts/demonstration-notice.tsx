import type { ThemeUIStyleObject } from 'theme-ui'
import { SiteLink } from '#components/site-link'
import { sessionHintCookie } from '#contract/account/session-hint'
import type { accountRoutes } from '#contract/paths/account-paths'
import { commonMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { useSession } from '#session/session'

const accounts = ['customer', 'owner'] as const
// A constant, because the table of all account pages is not part of every page.
const loginPage = '/account/login' satisfies (typeof accountRoutes)['account-login']['pattern']

/**
 * Takes a member's row away before the first paint, so that the page does not move once the session
 * is known. It runs in the served document only.
 */
const memberScript = `document.cookie.includes("${sessionHintCookie}=")&&(document.currentScript.previousElementSibling.dataset.session="member")`

/** At the top of every page of a demonstration: nothing is delivered; accounts to sign in with. */
export function DemonstrationNotice() {
  const { t } = useTranslation(commonMessages)
  return (
    <section data-chrome='' aria-label={t('demonstration.label')} sx={styles.demonstrationNotice}>
      <p>{t('demonstration.sentence')}</p>
      <p data-session={useSession().status} sx={styles.demonstrationAccounts}>
        <span>{t('demonstration.signInAs')}</span>
        {accounts.map((name) => (
          <SiteLink
            key={name}
            to={`${loginPage}?as=${name}`}
            prefetch={false}
            sx={styles.demonstrationAccount}
          >
            {t(`demonstration.${name}`)}
          </SiteLink>
        ))}
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash */}
      <script dangerouslySetInnerHTML={{ __html: memberScript }} />
    </section>
  )
}

const styles = {
  demonstrationNotice: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: 4,
    px: 4,
    py: 1,
    bg: 'surface',
    color: 'textMuted',
    fontSize: 'tiny',
    textAlign: 'center',
    textWrap: 'balance',
  },
  demonstrationAccounts: {
    display: 'flex',
    gap: 3,
    alignItems: 'center',
    '&[data-session="member"]': { display: 'none' },
  },
  demonstrationAccount: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 24,
    color: 'text',
    textDecoration: 'underline',
  },
} satisfies Record<string, ThemeUIStyleObject>
