/** @jsxImportSource theme-ui */

import { Avatar } from '../../components/avatar'
import { Skeleton } from '../../components/skeleton'
import { useSession } from '../../session/session-store'

/** Avatar, name and email above the account's menu; a skeleton while unknown. */
export function AccountHeader() {
  const { user } = useSession()
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ')
  return (
    <div sx={{ display: 'flex', alignItems: 'center', gap: 3, minHeight: 56, mb: 4, px: 3 }}>
      {user ? (
        <>
          <Avatar name={name || user.email} picturePath={user.mainImagePath} size={48} />
          <div sx={{ minWidth: 0, overflowWrap: 'anywhere', lineHeight: 'tight' }}>
            {name && <strong sx={{ display: 'block', fontWeight: 'bold' }}>{name}</strong>}
            <span sx={{ color: 'textMuted', fontSize: 'small' }}>{user.email}</span>
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
