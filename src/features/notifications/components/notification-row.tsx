/** @jsxImportSource theme-ui */
import {
  ChevronRight,
  CircleAlert,
  CircleCheck,
  Info,
  type LucideIcon,
  Mail,
  MailOpen,
  Trash2,
  TriangleAlert,
} from 'lucide-react'
import { liveMessages } from '../../../../contract/notifications/live-message'
import type { NotificationKind } from '../../../../contract/notifications/notification-kind'
import type { NotificationUser } from '../../../../contract/notifications/notification-user'
import { IconButton } from '../../../components/icon-button'
import { SiteLink } from '../../../components/site-link'
import { VisuallyHidden } from '../../../components/visually-hidden'
import { useText } from '../../../lib/i18n/texts'
import { now } from '../../../lib/time/clock'
import { timeAgo } from '../../../lib/time/time-ago'
import { linkPath } from '../link-path'
import type { NotificationChange } from '../notification-change'
import { notificationsMessages } from '../notifications-texts'
import { rowStyle } from './row-style'

const looks: Record<NotificationKind, { icon: LucideIcon; bg: string; color: string }> = {
  INFO: { icon: Info, bg: 'secondaryTint', color: 'secondaryText' },
  SUCCESS: { icon: CircleCheck, bg: 'successTint', color: 'successText' },
  WARNING: { icon: TriangleAlert, bg: 'warningTint', color: 'warningText' },
  DANGER: { icon: TriangleAlert, bg: 'errorTint', color: 'errorText' },
  ERROR: { icon: CircleAlert, bg: 'errorTint', color: 'errorText' },
}

interface NotificationRowProps {
  entry: NotificationUser
  onChange: (change: NotificationChange) => void
  onRemoved: () => void
  /** The person follows its link. */
  onOpened: () => void
}

/** One notification: what it says, where it leads, and what can be done with it. */
export function NotificationRow({ entry, onChange, onRemoved, onOpened }: NotificationRowProps) {
  const text = useText(notificationsMessages)
  const { id, seen, notification, createdAt } = entry
  const { kind } = notification
  const { icon: Icon, ...look } = looks[kind]
  const { title: heading, message } = liveMessages(notification)
  const title = heading.text || text('row.untitled')
  const path = linkPath(notification.link, location.origin)
  const open = () => {
    if (!seen) onChange({ kind: 'seen', id })
    onOpened()
  }
  return (
    <li data-new={seen ? undefined : ''} sx={rowStyle}>
      <span className='kind' sx={look}>
        <Icon size={18} />
      </span>
      <div className='words'>
        <VisuallyHidden>{text(`kind.${kind}`)}: </VisuallyHidden>
        <strong lang={heading.locale}>
          {path ? (
            <SiteLink to={path} prefetch={false} onClick={open}>
              {title}
              <ChevronRight size={16} />
            </SiteLink>
          ) : (
            title
          )}
        </strong>
        {message.text && <p lang={message.locale}>{message.text}</p>}
        <div className='below'>
          {!seen && <span className='new'>{text('row.isNew')}</span>}
          <time dateTime={createdAt}>{timeAgo(Date.parse(createdAt), now())}</time>
          <IconButton
            size='sm'
            label={text(seen ? 'row.unseen' : 'row.seen', { title })}
            onClick={() => onChange({ kind: seen ? 'unseen' : 'seen', id })}
          >
            {seen ? <Mail /> : <MailOpen />}
          </IconButton>
          <IconButton
            size='sm'
            data-removes=''
            label={text('row.remove', { title })}
            onClick={() => {
              onChange({ kind: 'removed', id })
              onRemoved()
            }}
          >
            <Trash2 />
          </IconButton>
        </div>
      </div>
    </li>
  )
}
