/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'
import { userAccount } from '../../../contract/account/user-account'
import { AccountRead } from '../../components/account/account-read'
import { RowListSkeleton } from '../../components/row-list'
import { TitledHeading } from '../../components/titled-heading'
import { useText } from '../../lib/i18n/texts'
import { accountKeys } from '../../session/account-keys'
import { readAnew } from '../../session/read-anew'
import { useOwnQuery } from '../../session/use-own-query'
import { useSession } from '../../session/use-session'
import { ExportData } from './components/export-data'
import { PictureSetting } from './components/picture-setting'
import { ProfileSetting } from './components/profile-setting'
import { Setting } from './components/setting'
import { SettingsGroup } from './components/settings-group'
import { UsernameSetting } from './components/username-setting'
import { profileMessages } from './profile-texts'

interface SettingsPageProps {
  /** Chooses between light and dark colours and the system's own. */
  colours: ReactNode
  /** Says which language the site is in. */
  language: ReactNode
  /** Asks whether the device may show notifications of its own. */
  notifications: ReactNode
  /** Opens what the person allows the site to keep. */
  cookies: ReactNode
}

/**
 * The account's settings in three groups: who one is, how the site looks, one's data (R054). Only the
 * form that is the longest ends in a primary button.
 */
export function SettingsPage({ colours, language, notifications, cookies }: SettingsPageProps) {
  const text = useText(profileMessages)
  const { user } = useSession()
  const id = user?.id ?? 0
  const account = useOwnQuery(
    accountKeys.profile,
    { path: `/api/user/account/${id}`, answer: userAccount },
    { enabled: id > 0, freshFor: 0 },
  )
  return (
    <>
      <TitledHeading title={text('title')}>{text('lead')}</TitledHeading>
      <div sx={{ display: 'grid', gap: [5, 6], maxWidth: 'reading' }}>
        <AccountRead query={readAnew(account)} skeleton={<RowListSkeleton rows={6} />}>
          {(known) => (
            <SettingsGroup title={text('groups.you')} sentence={text('groups.youSentence')}>
              <PictureSetting account={known} />
              <ProfileSetting account={known} />
              <UsernameSetting account={known} />
            </SettingsGroup>
          )}
        </AccountRead>
        <SettingsGroup title={text('groups.site')} sentence={text('groups.siteSentence')}>
          <Setting title={text('display.title')}>
            <div>{colours}</div>
            <div>{language}</div>
          </Setting>
          <Setting title={text('notifications.title')}>{notifications}</Setting>
        </SettingsGroup>
        <SettingsGroup title={text('groups.privacy')} sentence={text('groups.privacySentence')}>
          <Setting title={text('cookies.title')}>
            <p sx={{ m: 0, color: 'textMuted' }}>{text('cookies.sentence')}</p>
            <div>{cookies}</div>
          </Setting>
          {id > 0 && <ExportData id={id} />}
        </SettingsGroup>
      </div>
    </>
  )
}
