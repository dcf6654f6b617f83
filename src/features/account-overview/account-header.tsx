import type { ThemeUIStyleObject } from 'theme-ui'
import { Avatar } from '#components/avatar'
import { Skeleton } from '#components/skeleton'
import { useSession } from '#session/session'

/** Avatar, name and email above the account's menu; a skeleton while unknown. */
export function AccountHeader() {
  const { user } = useSession()
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ')
  return (
    <div sx={styles.accountHeader}>
      {user ? (
        <>
          <Avatar name={name || user.email} picturePath={user.mainImagePath} size={48} />
          <div sx={styles.accountHeaderBox}>
            {name && (
              <strong dir='auto' sx={styles.strong}>
                {name}
              </strong>
            )}
            <span translate='no' sx={styles.accountHeaderLabel}>
              {user.email}
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
  accountHeaderBox: { minWidth: 0, overflowWrap: 'anywhere', lineHeight: 'tight' },
  strong: { display: 'block', fontWeight: 'bold' },
  accountHeaderLabel: { color: 'textMuted', fontSize: 'small' },
} satisfies Record<string, ThemeUIStyleObject>
