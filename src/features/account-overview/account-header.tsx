import type { ThemeUIStyleObject } from 'theme-ui'
import { Avatar } from '#components/avatar'
import { EmailText } from '#components/email-text'
import { Skeleton } from '#components/skeleton'
import { useSession } from '#session/session'

/** Avatar, name and email above the account's menu; a skeleton while unknown. */
export function AccountHeader() {
  const { user } = useSession()
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ')
  return (
    <div data-part='owner' sx={styles.accountHeader}>
      {user ? (
        <>
          <Avatar name={name || user.email} picturePath={user.mainImagePath} size={48} />
          <div sx={styles.accountHeaderBox}>
            {name && (
              <strong dir='auto' sx={styles.strong}>
                {name}
              </strong>
            )}
            <span sx={styles.accountHeaderLabel}>
              <EmailText address={user.email} />
            </span>
          </div>
        </>
      ) : (
        <>
          <Skeleton round width={48} height={48} />
          <Skeleton width='60%' height={20} />
        </>
      )}
    </div>
  )
}

const styles = {
  accountHeader: { display: 'flex', alignItems: 'center', gap: 3, minHeight: 56, mb: 4, px: 3 },
  accountHeaderBox: { minWidth: 0, lineHeight: 'tight' },
  strong: { display: 'block', fontWeight: 'bold', overflowWrap: 'anywhere' },
  accountHeaderLabel: { color: 'textMuted', fontSize: 'small' },
} satisfies Record<string, ThemeUIStyleObject>
