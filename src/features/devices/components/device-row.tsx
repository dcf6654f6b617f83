import { type LucideIcon, Monitor, MonitorSmartphone, Smartphone, Tablet, Tv } from 'lucide-react'
import type { SessionEntry } from '../../../../contract/allauth/session-list'
import { Badge } from '../../../components/badge'
import { Button } from '../../../components/button'
import { Row } from '../../../components/row-list'
import { useText } from '../../../lib/i18n/texts'
import { formatDate } from '../../../lib/time/format-date'
import { timeAgo } from '../../../lib/time/time-ago'
import type { DeviceKind } from '../device-marks'
import { deviceName } from '../device-name'
import { deviceMessages } from '../device-texts'
import { deviceTitle } from '../device-title'

const icons: Record<DeviceKind, LucideIcon> = {
  computer: Monitor,
  phone: Smartphone,
  tablet: Tablet,
  tv: Tv,
  unknown: MonitorSmartphone,
}

interface DeviceRowProps {
  session: SessionEntry
  /** When the list was read, in ms since 1970. */
  readAt: number
  busy: boolean
  onEnd: (name: string) => void
}

/** One device: what it is called, when it was used, and its end. This one ends by signing out. */
export function DeviceRow({ session, readAt, busy, onEnd }: DeviceRowProps) {
  const text = useText(deviceMessages)
  const name = deviceTitle(session.user_agent)
  const Icon = icons[deviceName(session.user_agent).kind]
  return (
    <Row
      icon={<Icon size={22} />}
      title={name}
      marks={session.is_current && <Badge tone='primary'>{text('thisOne')}</Badge>}
      facts={
        <>
          <p>{lastUse(session, readAt)}</p>
          <p>{text('address', { ip: session.ip })}</p>
        </>
      }
      actions={
        !session.is_current && (
          <Button
            variant='secondary'
            size='sm'
            busy={busy}
            aria-label={text('endNamed', { name })}
            onClick={() => onEnd(name)}
          >
            {text('end')}
          </Button>
        )
      }
    />
  )
}

function lastUse({ last_seen_at, created_at }: SessionEntry, readAt: number): string {
  if (last_seen_at === undefined) {
    return deviceMessages.text('since', { date: formatDate(new Date(created_at * 1000)) })
  }
  return deviceMessages.text('lastSeen', { ago: timeAgo(last_seen_at * 1000, readAt) })
}
