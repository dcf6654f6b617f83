/** @jsxImportSource theme-ui */
import { Bell } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { countStyle } from '../../components/count-style'
import { IconButton } from '../../components/icon-button'
import { showToast } from '../../components/show-toast'
import { useText } from '../../lib/i18n/texts'
import { goTo } from '../../lib/navigation/go-to'
import { formatNumber } from '../../lib/text/format-number'
import { now } from '../../lib/time/clock'
import { NotificationPanel } from './components/notification-panel'
import type { Following } from './follow-notifications'
import { followLive } from './live-following'
import { useReadAnew, useUnseenCount } from './notification-queries'
import { notificationsMessages } from './notifications-texts'
import { createToastTeller } from './tell-by-toast'
import { useNotificationChanges } from './use-notification-changes'
import { usePopover } from './use-popover'

const mostShown = 99

interface NotificationBellProps {
  userId: number
  /** Something else asks for an answer: what comes is counted, and not shown as a toast. */
  othersSpeak?: boolean
  follow?: typeof followLive
}

/** The bell of a member: how many they have not seen, and all of them below it (R141, R217). */
export function NotificationBell({
  userId,
  othersSpeak = false,
  follow = followLive,
}: NotificationBellProps) {
  const text = useText(notificationsMessages)
  const root = useRef<HTMLDivElement>(null)
  const { isOpen, toggle, close, onKeyDown, onBlur } = usePopover(root)
  const tellChanged = useFollowing(userId, follow, othersSpeak)
  const change = useNotificationChanges(tellChanged)
  const count = useUnseenCount().data?.count ?? 0
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what rises from inside
    <div ref={root} onKeyDown={onKeyDown} onBlur={onBlur} sx={{ position: ['static', 'relative'] }}>
      <span sx={{ position: 'relative', display: 'inline-flex' }}>
        <IconButton
          label={count > 0 ? text('bell.unseen', { count }) : text('bell.none')}
          aria-haspopup='dialog'
          aria-expanded={isOpen}
          onClick={toggle}
        >
          <Bell />
        </IconButton>
        {count > 0 && (
          <span aria-hidden='true' data-count='' sx={badgeStyle}>
            {count > mostShown ? text('bell.many') : formatNumber(count)}
          </span>
        )}
      </span>
      {isOpen && (
        <NotificationPanel userId={userId} unseen={count} onChange={change} onClose={close} />
      )}
    </div>
  )
}

/** Follows what comes, for as long as the person is here. */
function useFollowing(userId: number, follow: typeof followLive, othersSpeak: boolean): () => void {
  const mustBeQuiet = useRef(othersSpeak)
  mustBeQuiet.current = othersSpeak
  const readAnew = useRef(useReadAnew())
  const following = useRef<Following>()
  const [tell] = useState(() =>
    createToastTeller({ show: showToast, go: goTo, now, origin: location.origin }),
  )
  useEffect(() => {
    const present = follow(userId, {
      onTold: (message) => {
        if (!mustBeQuiet.current) tell(message)
        readAnew.current()
      },
      onChanged: readAnew.current,
    })
    following.current = present
    return present.end
  }, [userId, follow, tell])
  return () => following.current?.tellChanged()
}

const badgeStyle = { ...countStyle, top: 0, right: 0 } as const
