import { type ReactNode, useEffect, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { SiteLink } from '#components/site-link'
import { TitledHeading } from '#components/titled-heading'
import { exportParam } from '#contract/account/export-link'
import { accountRoutes } from '#contract/paths/account-paths'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { rewriteAddress } from '#lib/navigation/write-address'
import type { AccountPageProps } from '#session/after-sign-in'
import { useSession } from '#session/session'
import { DataCopy } from './data-copy'
import { DeviceCopy } from './device-copy'
import { myDataMessages } from './messages'

interface MyDataPageProps extends Pick<AccountPageProps, 'path'> {
  /** What this device keeps of the member, and all of it for a file. */
  device: { cards: number; lessons: number; gather: () => object }
}

/** A member takes along what the shop keeps of them, and what only this device does. */
export function MyDataPage({ path, device }: MyDataPageProps) {
  const { t } = useTranslation(myDataMessages)
  const { user } = useSession()
  const token = useTokenOfAddress(path)
  const { cards, lessons, gather } = device
  const kept = [
    cards > 0 && t('device.cards', { count: cards }),
    lessons > 0 && t('device.lessons', { count: lessons }),
  ].filter(Boolean)
  return (
    <>
      <TitledHeading title={t('title')}>{t('lead')}</TitledHeading>
      <div sx={styles.page}>
        <Part title={t('copy.title')}>
          <p>{t('copy.sentence')}</p>
          {user && <DataCopy id={user.id} email={user.email} token={token} />}
        </Part>
        <Part title={t('device.title')}>
          <p>{t('device.sentence')}</p>
          {kept.length > 0 && <p sx={styles.kept}>{kept.join(' · ')}</p>}
          <DeviceCopy gather={gather} />
        </Part>
        <Part title={t('more.title')}>
          <ul>
            <li>
              <SiteLink to={publicPaths['privacy-policy']}>{t('more.policy')}</SiteLink>
            </li>
            <li>
              <SiteLink to={accountRoutes['account-delete'].pattern}>{t('more.deletion')}</SiteLink>
            </li>
          </ul>
        </Part>
      </div>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section sx={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** The token of the mail's link. It opens the copy at the API, and does not stay in the history. */
function useTokenOfAddress(path: string): string {
  const [token] = useState(() => new URLSearchParams(window.location.search).get(exportParam) ?? '')
  useEffect(() => {
    if (token !== '') rewriteAddress(path)
  }, [token, path])
  return token
}

const styles = {
  page: { display: 'grid', gap: [5, 6], maxWidth: 'reading' },
  part: {
    display: 'grid',
    gap: 3,
    h2: { m: 0, fontSize: 'h3' },
    p: { m: 0 },
    ul: { display: 'grid', gap: 2, m: 0, pl: 4 },
  },
  kept: { color: 'textMuted' },
} satisfies Record<string, ThemeUIStyleObject>
