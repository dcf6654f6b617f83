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
import type { ThemeUIStyleObject } from 'theme-ui'
import { LinkButton } from '#components/button'
import { EmptyState } from '#components/empty-state'
import { IconButton } from '#components/icon-button'
import { SiteLink } from '#components/site-link'
import { UnshownRows } from '#components/unshown-rows'
import { VisuallyHidden } from '#components/visually-hidden'
import type { NotificationKind, NotificationUser } from '#contract/notifications/notification'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { serverNow } from '#lib/time/clock'
import { timeAgo } from '#lib/time/time-ago'
import type { NotificationChange, Shown } from '../api'
import { notificationsMessages } from '../messages'
import { linkPath } from '../show-message'
import { toldWords } from '../told-words'
import { SleepingBell } from './sleeping-bell'

interface NotificationListProps {
  entries: readonly NotificationUser[]
  /** Number of notifications that cannot be shown. */
  unshown: number
  shown: Shown
  /** Only what is of one area is shown. */
  isNarrowed: boolean
  onChange: (change: NotificationChange) => void
  onRemoved: () => void
  onOpened: () => void
}

export function NotificationList(props: NotificationListProps) {
  const { entries, unshown, shown, isNarrowed, ...rest } = props
  const { t } = useTranslation(notificationsMessages)
  if (entries.length === 0 && unshown === 0 && isNarrowed) {
    return <EmptyState drawing={<SleepingBell />} title={t(`empty.${shown}OfArea`)} titleAs='h3' />
  }
  if (entries.length === 0 && unshown === 0) {
    return (
      <EmptyState
        drawing={<SleepingBell />}
        title={t(`empty.${shown}Title`)}
        titleAs='h3'
        action={
          <LinkButton to={publicPaths.blog} variant='secondary' size='sm' onClick={rest.onOpened}>
            {t('empty.action')}
          </LinkButton>
        }
      >
        {t(`empty.${shown}`)}
      </EmptyState>
    )
  }
  return (
    <>
      <ul>
        {entries.map((entry) => (
          <NotificationRow key={entry.id} entry={entry} {...rest} />
        ))}
      </ul>
      <UnshownRows kind='notifications' count={unshown} />
    </>
  )
}

const icons: Record<NotificationKind, LucideIcon> = {
  INFO: Info,
  SUCCESS: CircleCheck,
  WARNING: TriangleAlert,
  DANGER: TriangleAlert,
  ERROR: CircleAlert,
}

const iconStyles: Record<NotificationKind, ThemeUIStyleObject> = {
  INFO: { bg: 'secondaryTint', color: 'secondaryText' },
  SUCCESS: { bg: 'successTint', color: 'successText' },
  WARNING: { bg: 'warningTint', color: 'warningText' },
  DANGER: { bg: 'errorTint', color: 'errorText' },
  ERROR: { bg: 'errorTint', color: 'errorText' },
}

interface NotificationRowProps {
  entry: NotificationUser
  onChange: (change: NotificationChange) => void
  onRemoved: () => void
  onOpened: () => void
}

function NotificationRow({ entry, onChange, onRemoved, onOpened }: NotificationRowProps) {
  const { t } = useTranslation(notificationsMessages)
  const { id, seen, notification, createdAt } = entry
  const { kind } = notification
  const Icon = icons[kind]
  const { title: heading, message } = toldWords({
    ...notification,
    type: notification.notificationType,
  })
  const title = heading.text || t('row.untitled')
  const path = linkPath(notification.link, location.origin)
  const open = () => {
    if (!seen) onChange({ kind: 'seen', id })
    onOpened()
  }
  return (
    <li data-new={seen ? undefined : ''} sx={rowStyle}>
      <span className='kind' sx={iconStyles[kind]}>
        <Icon size={18} />
      </span>
      <div className='words'>
        <VisuallyHidden>{`${t(`kind.${kind}`)}: `}</VisuallyHidden>
        <strong lang={heading.locale}>
          {path ? (
            <SiteLink to={path} prefetch={false} onClick={open}>
              <span>{title}</span>
              <ChevronRight size={16} />
            </SiteLink>
          ) : (
            title
          )}
        </strong>
        {message.text && <p lang={message.locale}>{message.text}</p>}
        <div className='below'>
          {!seen && <span className='new'>{t('row.isNew')}</span>}
          <time dateTime={createdAt}>{timeAgo(Date.parse(createdAt), serverNow())}</time>
          <IconButton
            size='sm'
            label={t(seen ? 'row.unseen' : 'row.seen', { title })}
            onClick={() => onChange({ kind: seen ? 'unseen' : 'seen', id })}
          >
            {seen ? <Mail /> : <MailOpen />}
          </IconButton>
          <IconButton
            size='sm'
            data-removes=''
            label={t('row.remove', { title })}
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

/** The link covers the whole row except for the buttons. */
const rowStyle: ThemeUIStyleObject = {
  position: 'relative',
  display: 'flex',
  gap: 3,
  pl: 4,
  pr: 2,
  pt: '14px',
  fontSize: 'small',
  transition: 'background-color 150ms ease-out',
  '&:has(a:hover)': { bg: 'surface' },
  '.kind': {
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    width: 36,
    height: 36,
    borderRadius: 'full',
  },
  '.words': { flex: 1, minWidth: 0, pt: '2px', overflowWrap: 'anywhere' },
  strong: { display: 'block', pr: 2, fontWeight: 'medium', lineHeight: 'heading' },
  '&[data-new] strong': { fontWeight: 'heading' },
  a: {
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '& > svg': { display: 'inline', ml: 1, verticalAlign: '-3px', color: 'textMuted' },
  },
  p: { m: 0, mt: 1, pr: 2, color: 'textMuted', textWrap: 'pretty' },
  '.below': { display: 'flex', alignItems: 'center', columnGap: 2, minHeight: 'touch' },
  time: { flex: 1, color: 'textMuted', fontSize: 'tiny' },
  '.new': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    color: 'primaryText',
    fontSize: 'tiny',
    fontWeight: 'bold',
    '&::before': {
      content: '""',
      width: 8,
      height: 8,
      borderRadius: 'full',
      bg: 'primary',
    },
  },
  button: {
    position: 'relative',
    color: 'textMuted',
    '&:hover': { bg: 'primaryTint', color: 'primaryText' },
    '&[data-removes]:hover': { bg: 'errorTint', color: 'errorText' },
  },
  'button + button': { ml: '-8px' },
}
