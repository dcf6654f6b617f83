import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react'
import { useContext, useEffect, useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { commonMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { now } from '#lib/time/clock'
import { lowWindow } from '#theme/media'
import { Button } from '../button'
import { IconButton } from '../icon-button'
import type { Toast, ToastAction } from '../show-toast'
import { ToastAttention } from './toast-attention'
import { quietMarker } from './toast-clearance'
import type { StagedToast } from './toast-stack'

interface ToastCardProps {
  toast: StagedToast
  /** Its time is up, or an action was used. */
  onEnd: () => void
}

const icons: Record<Toast['tone'], LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
}

/** One toast with its actions and close button. */
export function ToastCard({ toast, onEnd }: ToastCardProps) {
  useToastTimer(toast, useContext(ToastAttention), onEnd)
  const { t } = useTranslation(commonMessages)
  const { tone, title, description, close = true, orientation = 'vertical' } = toast
  const act = ({ onPress }: ToastAction) => {
    onEnd()
    onPress()
  }
  const dismiss = () => {
    onEnd()
    toast.onClose?.()
  }
  return (
    <div
      sx={cardStyle}
      data-toast={toast.key}
      data-tone={tone}
      {...(toast.quiet && { [quietMarker]: '' })}
    >
      <ToastMark toast={toast} />
      <div className='body' data-orientation={orientation}>
        <div className='words'>
          <strong>{title}</strong>
          {description && <span className='more'>{description}</span>}
        </div>
        <ToastActions toast={toast} onAct={act} />
      </div>
      {close && (
        <IconButton label={t('ui.close')} onClick={dismiss}>
          <X size={18} />
        </IconButton>
      )}
    </div>
  )
}

interface Timed {
  /** Duration in ms; 0: until closed. */
  staysForMs: number
}

/**
 * Timer of a visible toast; the remaining time does not pass while it is paused (WCAG 2.2.1).
 * Another toast object with the same key restarts it.
 * @param onEnd called when the time is up
 */
export function useToastTimer(toast: Timed, isPaused: boolean, onEnd: () => void): void {
  const { staysForMs } = toast
  const leftMs = useRef(staysForMs)
  const latestOnEnd = useRef(onEnd)
  latestOnEnd.current = onEnd
  // biome-ignore lint/correctness/useExhaustiveDependencies: another toast restarts the timer
  useEffect(() => {
    leftMs.current = staysForMs
  }, [toast, staysForMs])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another toast restarts the timer
  useEffect(() => {
    if (staysForMs === 0 || isPaused) return
    const startedAt = now()
    const timer = setTimeout(() => latestOnEnd.current(), leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= now() - startedAt
    }
  }, [toast, staysForMs, isPaused])
}

function ToastMark({ toast: { tone, icon, avatar } }: { toast: Toast }) {
  const Icon = icons[tone]
  return (
    <span sx={[avatar ? styles.avatar : styles.toastMarkIcon, marks[tone]]}>
      {avatar ?? icon ?? <Icon size={22} />}
    </span>
  )
}

interface ToastActionsProps {
  toast: Toast
  onAct: (action: ToastAction) => void
}

function ToastActions({ toast: { action, actions = [] }, onAct }: ToastActionsProps) {
  const all = action ? [action, ...actions] : actions
  if (all.length === 0) return null
  return (
    <div sx={styles.toastActions}>
      {all.map((each) => (
        <Button key={each.label} size='sm' variant='secondary' onClick={() => onAct(each)}>
          {each.label}
        </Button>
      ))}
    </div>
  )
}

const marks: Record<Toast['tone'], ThemeUIStyleObject> = {
  info: { color: 'secondaryText' },
  success: { color: 'successText' },
  warning: { color: 'warningText' },
  error: { color: 'errorText' },
}

const cardStyle: ThemeUIStyleObject = {
  display: 'flex',
  gap: 3,
  // Low on phones, where it covers fields and buttons.
  px: [2, 3],
  py: [1, 3],
  pl: [3, 4],
  border: '1px solid',
  borderColor: 'hairline',
  borderRadius: 'menu',
  bg: 'raised',
  color: 'text',
  boxShadow: 'high',
  fontFamily: 'body',
  fontSize: 'small',
  '.body': { flex: 1, display: 'grid', gap: 2, minWidth: 0, py: '11px' },
  '.body[data-orientation=horizontal]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 3,
    py: '4px',
  },
  '.words': { display: 'grid', gap: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '.more': { color: 'textMuted' },
  [lowWindow]: { maxHeight: 'calc(100dvh - 32px)', overflowY: 'auto' },
}

const styles = {
  avatar: { flexShrink: 0, mt: '6px' },
  toastMarkIcon: { flexShrink: 0, mt: '11px' },
  toastActions: { display: 'flex', flexWrap: 'wrap', gap: 2 },
} satisfies Record<string, ThemeUIStyleObject>
