import { useQueryClient } from '@tanstack/react-query'
import { type LucideIcon, Monitor, MonitorSmartphone, Smartphone, Tablet, Tv } from 'lucide-react'
import { useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { AccountRead } from '#components/account/account-read'
import { ChangeProblem } from '#components/account/change-problem'
import { Badge } from '#components/badge'
import { Button } from '#components/button'
import { ConfirmDialog } from '#components/confirm-dialog'
import { Row, RowList, RowListSkeleton } from '#components/row-list'
import { showToast } from '#components/show-toast'
import { TitledHeading } from '#components/titled-heading'
import { UnshownRows } from '#components/unshown-rows'
import type { SessionEntry } from '#contract/allauth/account-lists'
import { listSessions } from '#contract/endpoints/sign-in-account'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { toServerTime } from '#lib/time/clock'
import { formatDate } from '#lib/time/format-date'
import { timeAgo } from '#lib/time/time-ago'
import devices from '#locales/el/devices.json'
import { type AccountChange, useAccountChange } from '#session/use-account-change'
import { useAccountQuery } from '#session/use-account-query'
import {
  endSessions,
  inOrder,
  interruptedEnd,
  lookForSessions,
  othersOf,
  type SessionsEnd,
} from './api'
import { type DeviceKind, deviceName } from './device-name'

export const deviceMessages = addMessages('devices', devices)

/** The devices where the user is signed in, and how to sign them out. */
export default function DevicesPage() {
  const { t } = useTranslation(deviceMessages)
  const queries = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  // Never from the cache alone: the page shows the current sessions.
  const devices = useAccountQuery(listSessions, { freshFor: 0 })
  const changes = useAccountChange<SessionsEnd>({
    carryOut: (end) => endSessions(queries, end),
    look: (end) => lookForSessions(queries, end),
    interrupted: interruptedEnd,
    onDone: ({ kind }) => {
      showToast({ tone: 'success', title: t(`done.${kind}`) })
      heading.current?.focus()
    },
  })
  return (
    <>
      <TitledHeading ref={heading} title={t('title')}>
        {t('lead')}
      </TitledHeading>
      <div sx={styles.devicesPage}>
        <ChangeProblem mutation={changes} />
        <AccountRead query={devices} skeleton={<RowListSkeleton rows={2} />}>
          {({ data, leftOut }) => (
            <>
              <DeviceList
                sessions={data}
                isWhole={leftOut === 0}
                readAt={devices.dataUpdatedAt}
                changes={changes}
              />
              <UnshownRows kind='devices' count={leftOut} />
            </>
          )}
        </AccountRead>
      </div>
      <ConfirmEnd changes={changes} />
    </>
  )
}

interface DeviceListProps {
  sessions: readonly SessionEntry[]
  /** These are all of them. */
  isWhole: boolean
  /** When the list was fetched, in ms since 1970. */
  readAt: number
  changes: AccountChange<SessionsEnd>
}

/** The devices, this one first, and a button that signs out all others, where all are known. */
export function DeviceList({ sessions, isWhole, readAt, changes }: DeviceListProps) {
  const { t } = useTranslation(deviceMessages)
  const others = othersOf(sessions)
  const isEnding = (id: number) => changes.status === 'working' && ends(changes.change, id)
  const endOthers = () => changes.consider({ kind: 'others', ids: others })
  return (
    <>
      <RowList label={t('list')}>
        {inOrder(sessions).map((session) => (
          <DeviceRow
            key={session.id}
            session={session}
            readAt={readAt}
            busy={isEnding(session.id)}
            onEnd={(name) => changes.consider({ kind: 'one', id: session.id, name })}
          />
        ))}
      </RowList>
      {isWhole && others.length === 0 && <p sx={styles.alone}>{t('alone')}</p>}
      {isWhole && others.length > 0 && (
        <div>
          <Button variant='secondary' onClick={endOthers}>
            {t('endOthers')}
          </Button>
        </div>
      )}
    </>
  )
}

function ends(end: SessionsEnd | null, id: number): boolean {
  if (end === null) return false
  return end.kind === 'one' ? end.id === id : end.ids.includes(id)
}

const icons: Record<DeviceKind, LucideIcon> = {
  computer: Monitor,
  phone: Smartphone,
  tablet: Tablet,
  tv: Tv,
  unknown: MonitorSmartphone,
}

interface DeviceRowProps {
  session: SessionEntry
  /** When the list was fetched, in ms since 1970. */
  readAt: number
  busy: boolean
  onEnd: (name: string) => void
}

/** A device: name, last use, and a button that signs it out, except for this one. */
export function DeviceRow({ session, readAt, busy, onEnd }: DeviceRowProps) {
  const { t } = useTranslation(deviceMessages)
  const name = deviceTitle(session.user_agent)
  const Icon = icons[deviceName(session.user_agent).kind]
  const used = lastUse(session, readAt)
  return (
    <Row
      icon={<Icon size={22} />}
      title={name}
      marks={session.is_current && <Badge tone='primary'>{t('thisOne')}</Badge>}
      facts={
        <>
          {used && <p>{used}</p>}
          {session.ip && <p>{t('address', { ip: session.ip })}</p>}
        </>
      }
      actions={
        !session.is_current && (
          <Button
            variant='secondary'
            size='sm'
            busy={busy}
            aria-label={t('endNamed', { name })}
            onClick={() => onEnd(name)}
          >
            {t('end')}
          </Button>
        )
      }
    />
  )
}

const { text } = deviceMessages

/** When a device was last used, or since when it is signed in; null where neither is known. */
function lastUse({ last_seen_at, created_at }: SessionEntry, readAt: number): string | null {
  if (last_seen_at !== undefined) {
    return text('lastSeen', { ago: timeAgo(last_seen_at * 1000, toServerTime(readAt)) })
  }
  if (created_at === undefined) return null
  return text('since', { date: formatDate(new Date(created_at * 1000)) })
}

/** Display name of a device. */
export function deviceTitle(userAgent: string): string {
  const { browser, system } = deviceName(userAgent)
  if (browser !== null && system !== null) return text('onSystem', { browser, system })
  return browser ?? system ?? text('unknown')
}

/** Confirmation dialog before devices are signed out. */
export function ConfirmEnd({ changes }: { changes: AccountChange<SessionsEnd> }) {
  const { t } = useTranslation(deviceMessages)
  const end = changes.change
  const kind = end?.kind ?? 'one'
  return (
    <ConfirmDialog
      open={changes.status === 'confirming'}
      title={t(`confirm.${kind}Title`)}
      confirmLabel={t(`confirm.${kind}Action`)}
      onConfirm={changes.confirm}
      onCancel={changes.cancel}
    >
      <p>
        {end?.kind === 'one' && <span>{t('confirm.one', { name: end.name })}</span>}
        {end?.kind === 'others' && <span>{t('confirm.others', { count: end.ids.length })}</span>}
      </p>
    </ConfirmDialog>
  )
}

const styles = {
  devicesPage: { display: 'grid', gap: 4 },
  alone: { color: 'textMuted' },
} satisfies Record<string, ThemeUIStyleObject>
