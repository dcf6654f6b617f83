import { Bell } from 'lucide-react'
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { CountMark } from '#components/count-mark'
import { IconButton } from '#components/icon-button'
import { showToast } from '#components/show-toast'
import type { LiveMessage } from '#contract/notifications/notification'
import { useTranslation } from '#lib/i18n/use-translation'
import { goTo } from '#lib/navigation/navigate'
import { formatNumber } from '#lib/text/format-number'
import { now } from '#lib/time/clock'
import { useNotificationChanges, useRefetch, useUnseenCount } from './api'
import { NotificationPanel } from './components/notification-panel'
import { notificationsMessages } from './messages'
import { createToastNotifier } from './show-message'
import { subscribeNotifications } from './subscribe-notifications'
import type { Subscription } from './tab-sync'

const mostShown = 99

interface NotificationBellProps {
  userId: number
  /** Holds toasts of new notifications back, e.g. while the consent banner is open. */
  muteToasts?: boolean
  subscribe?: typeof subscribeNotifications
}

/** The member's bell with the unseen count; it opens the notification panel. */
export function NotificationBell({
  userId,
  muteToasts = false,
  subscribe = subscribeNotifications,
}: NotificationBellProps) {
  const { t } = useTranslation(notificationsMessages)
  const root = useRef<HTMLDivElement>(null)
  const { isOpen, toggle, close, onKeyDown, onBlur } = usePopover(root)
  const announceChange = useSubscription(userId, subscribe, muteToasts)
  const change = useNotificationChanges(announceChange)
  const { data, isError, refetch } = useUnseenCount()
  const count = data?.count ?? (isError ? null : 0)
  const label = count ? t('bell.unseen', { count }) : t('bell.none')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles events of its descendants
    <div ref={root} onKeyDown={onKeyDown} onBlur={onBlur} sx={styles.notificationBell}>
      <span sx={styles.iconButtonMark}>
        <IconButton
          label={count === null ? t('bell.unread') : label}
          aria-haspopup='dialog'
          aria-expanded={isOpen}
          onClick={() => {
            if (count === null) void refetch()
            toggle()
          }}
        >
          <Bell />
        </IconButton>
        <CountMark count={count} sx={styles.badge}>
          {Number(count) > mostShown ? t('bell.many') : formatNumber(count ?? 0)}
        </CountMark>
      </span>
      {isOpen && (
        <NotificationPanel userId={userId} unseen={count} onChange={change} onClose={close} />
      )}
    </div>
  )
}

/** Subscribes while mounted. @returns announces a change to the other tabs */
function useSubscription(
  userId: number,
  subscribe: typeof subscribeNotifications,
  muteToasts: boolean,
): () => void {
  const isMuted = useRef(muteToasts)
  isMuted.current = muteToasts
  const held = useRef<LiveMessage[]>([])
  const refetch = useRef(useRefetch())
  const subscription = useRef<Subscription>()
  const [showMessage] = useState(() =>
    createToastNotifier({ show: showToast, go: goTo, now, origin: location.origin }),
  )
  useEffect(() => {
    const current = subscribe(userId, {
      onMessage: (message) => {
        if (isMuted.current) held.current.push(message)
        else showMessage(message)
        refetch.current()
      },
      onChanged: refetch.current,
    })
    subscription.current = current
    return current.unsubscribe
  }, [userId, subscribe, showMessage])
  useEffect(() => {
    if (!muteToasts) held.current.splice(0).forEach(showMessage)
  }, [muteToasts, showMessage])
  return () => subscription.current?.announceChange()
}

interface Popover {
  isOpen: boolean
  toggle: () => void
  /** Closes it and returns the focus to its button. */
  close: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onBlur: (event: FocusEvent) => void
}

/**
 * A panel below its button; Escape, a press elsewhere and a blur close it.
 * @param root contains the button, with `aria-expanded`, and the panel, with `role=dialog`
 */
function usePopover(root: RefObject<HTMLElement>): Popover {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
  }
  useEffect(() => {
    if (!isOpen) return
    root.current?.querySelector<HTMLElement>('[role=dialog]')?.focus()
    const onPress = ({ target }: PointerEvent) => {
      if (isOutside(root, target)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isOpen, root])
  return {
    isOpen,
    toggle: () => setOpen(!isOpen),
    close,
    onKeyDown: (event) => {
      if (event.key === 'Escape' && isOpen) close()
    },
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget && isOutside(root, relatedTarget)) setOpen(false)
    },
  }
}

/** A press on a toast does not count as outside. */
function isOutside(root: RefObject<HTMLElement>, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return !root.current?.contains(target) && !target.closest('[data-sonner-toaster]')
}

const styles = {
  notificationBell: { position: ['static', 'relative'] },
  badge: { top: 0, right: 0 },
  iconButtonMark: { position: 'relative', display: 'inline-flex' },
} satisfies Record<string, ThemeUIStyleObject>
