/** @jsxImportSource theme-ui */
import {
  CircleAlert,
  CircleCheck,
  Info,
  type LucideIcon,
  Mail,
  MailOpen,
  Trash2,
  TriangleAlert,
} from 'lucide-react'
import { liveTexts } from '../../../../contract/notifications/live-message'
import type { NotificationKind } from '../../../../contract/notifications/notification-kind'
import type { NotificationUser } from '../../../../contract/notifications/notification-user'
import { useText } from '../../../shared/i18n/texts'
import { now } from '../../../shared/time/clock'
import { timeAgo } from '../../../shared/time/time-ago'
import { Badge } from '../../../shared/ui/badge'
import { IconButton } from '../../../shared/ui/icon-button'
import { SiteLink } from '../../../shared/ui/site-link'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden'
import { linkPath } from '../link-path'
import type { NotificationChange } from '../notification-change'
import { notificationsTexts } from '../notifications-texts'

const looks: Record<NotificationKind, { icon: LucideIcon; mark: string }> = {
  INFO: { icon: Info, mark: 'secondaryText' },
  SUCCESS: { icon: CircleCheck, mark: 'successText' },
  WARNING: { icon: TriangleAlert, mark: 'warningText' },
  DANGER: { icon: TriangleAlert, mark: 'errorText' },
  ERROR: { icon: CircleAlert, mark: 'errorText' },
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
  const text = useText(notificationsTexts)
  const { id, seen, notification, createdAt } = entry
  const { kind } = notification
  const { icon: Icon, mark } = looks[kind]
  const { title: heading, message } = liveTexts(notification)
  const title = heading.text || text('row.untitled')
  const path = linkPath(notification.link, location.origin)
  const open = () => {
    if (!seen) onChange({ kind: 'seen', id })
    onOpened()
  }
  return (
    <li sx={rowStyle}>
      <Icon size={20} sx={{ flexShrink: 0, mt: '2px', color: mark }} />
      <div sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <VisuallyHidden>{text(`kind.${kind}`)}: </VisuallyHidden>
        <strong lang={heading.locale} sx={{ fontWeight: seen ? 'body' : 'bold' }}>
          {path ? (
            <SiteLink to={path} prefetch={false} onClick={open} sx={linkStyle}>
              {title}
            </SiteLink>
          ) : (
            title
          )}
        </strong>{' '}
        {!seen && <Badge tone='primary'>{text('row.isNew')}</Badge>}
        {message.text && (
          <p lang={message.locale} sx={{ m: 0 }}>
            {message.text}
          </p>
        )}
        <time dateTime={createdAt} sx={{ color: 'textMuted', fontSize: 'tiny' }}>
          {timeAgo(Date.parse(createdAt), now())}
        </time>
      </div>
      <div sx={{ display: 'flex', alignSelf: 'start', mt: '-10px', mr: '-10px' }}>
        <IconButton
          size='sm'
          label={text(seen ? 'row.unseen' : 'row.seen', { title })}
          onClick={() => onChange({ kind: seen ? 'unseen' : 'seen', id })}
        >
          {seen ? <Mail /> : <MailOpen />}
        </IconButton>
        <IconButton
          size='sm'
          label={text('row.remove', { title })}
          onClick={() => {
            onChange({ kind: 'removed', id })
            onRemoved()
          }}
        >
          <Trash2 />
        </IconButton>
      </div>
    </li>
  )
}

const linkStyle = { display: 'inline-block', minHeight: 24 } as const
const rowStyle = { display: 'flex', gap: 3, px: 4, py: 3, fontSize: 'small' } as const
