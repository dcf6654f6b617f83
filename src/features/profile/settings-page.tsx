import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { AccountRead } from '#components/account/account-read'
import { LinkButton } from '#components/button'
import { RowListSkeleton } from '#components/row-list'
import { TitledHeading } from '#components/titled-heading'
import { accountRoutes } from '#contract/paths/account-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { useSession } from '#session/session'
import { freshOnly, rereadOf } from '#session/use-account-query'
import { useProfile } from './api'
import { PictureSetting } from './components/picture-setting'
import { ProfileSetting } from './components/profile-setting'
import { SettingsContents } from './components/settings-contents'
import { Setting, SettingsGroup } from './components/settings-group'
import { UsernameSetting } from './components/username-setting'
import { profileMessages, profileOf, usernameOf } from './schema'

interface SettingsPageProps {
  /** Choice of the colour mode. */
  colours: ReactNode
  /** Choice of the language. */
  language: ReactNode
  /** Permission for system notifications. */
  notifications: ReactNode
  /** Opens the consent settings. */
  cookies: ReactNode
}

/**
 * The account's settings in three groups: profile, site, privacy. Only the longest form ends
 * in a primary button.
 */
export function SettingsPage({ colours, language, notifications, cookies }: SettingsPageProps) {
  const { t } = useTranslation(profileMessages)
  const { user } = useSession()
  const id = user?.id ?? 0
  const profile = useProfile(id)
  return (
    <>
      <TitledHeading title={t('title')}>{t('lead')}</TitledHeading>
      <div sx={pageStyle}>
        <SettingsContents ready={profile.data !== undefined} />
        <div>
          <AccountRead query={freshOnly(profile)} skeleton={<RowListSkeleton rows={6} />}>
            {(account) => (
              <SettingsGroup title={t('groups.you')} sentence={t('groups.youSentence')}>
                <PictureSetting account={account} />
                <ProfileSetting account={account} reread={rereadOf(profile, profileOf)} />
                <UsernameSetting account={account} reread={rereadOf(profile, usernameOf)} />
              </SettingsGroup>
            )}
          </AccountRead>
          <SettingsGroup title={t('groups.site')} sentence={t('groups.siteSentence')}>
            <Setting anchor='display' title={t('display.title')}>
              <div>{colours}</div>
              <div>{language}</div>
            </Setting>
            <Setting anchor='notifications' title={t('notifications.title')}>
              {notifications}
            </Setting>
          </SettingsGroup>
          <SettingsGroup title={t('groups.privacy')} sentence={t('groups.privacySentence')}>
            <Setting anchor='cookies' title={t('cookies.title')}>
              <p sx={styles.sentence}>{t('cookies.sentence')}</p>
              <div>{cookies}</div>
            </Setting>
            <Setting anchor='export' title={t('export.title')}>
              <p sx={styles.sentence}>{t('export.sentence')}</p>
              <div>
                <LinkButton variant='secondary' to={accountRoutes['account-privacy'].pattern}>
                  {t('export.action')}
                </LinkButton>
              </div>
            </Setting>
            <Setting anchor='deletion' title={t('deletion.title')}>
              <p sx={styles.sentence}>{t('deletion.sentence')}</p>
              <div>
                <LinkButton variant='secondary' to={accountRoutes['account-delete'].pattern}>
                  {t('deletion.action')}
                </LinkButton>
              </div>
            </Setting>
          </SettingsGroup>
        </div>
      </div>
    </>
  )
}

/** The contents above the settings, on wide screens beside them. */
const pageStyle: ThemeUIStyleObject = {
  display: 'grid',
  gridTemplateColumns: ['minmax(0, 1fr)', null, null, 'minmax(0, 680px) minmax(0, 1fr)'],
  alignItems: 'start',
  columnGap: 6,
  rowGap: 4,
  '& > nav': { gridColumn: [null, null, null, '2'] },
  '& > div': {
    display: 'grid',
    gap: [5, 6],
    gridColumn: [null, null, null, '1'],
    gridRow: [null, null, null, '1'],
    maxWidth: 'reading',
  },
}

const styles = {
  sentence: { m: 0, color: 'textMuted' },
} satisfies Record<string, ThemeUIStyleObject>
