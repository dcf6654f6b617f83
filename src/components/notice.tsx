import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { groundEdge } from '#theme/forced-colours'

export type NoticeTone = 'info' | 'success' | 'warning' | 'error'

interface NoticeProps {
  tone?: NoticeTone
  title?: string
  /** Live region: screen readers announce it when it appears. */
  live?: boolean
  /** A button or a link. */
  action?: ReactNode
  children?: ReactNode
}

const icons: Record<NoticeTone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
}

/** Notice in a tone, with optional title and action. */
export function Notice({ tone = 'info', title, live = false, action, children }: NoticeProps) {
  const Icon = icons[tone]
  const role = tone === 'error' || tone === 'warning' ? 'alert' : 'status'
  return (
    <div {...(live && { role })} sx={[styles.notice, grounds[tone]]}>
      <Icon size={22} sx={[styles.noticeIcon, marks[tone]]} />
      <div sx={styles.noticeGrid}>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
        {action && <div sx={styles.noticeBox}>{action}</div>}
      </div>
    </div>
  )
}

const grounds: Record<NoticeTone, ThemeUIStyleObject> = {
  info: { bg: 'infoTint' },
  success: { bg: 'successTint' },
  warning: { bg: 'warningTint' },
  error: { bg: 'errorTint' },
}

const marks: Record<NoticeTone, ThemeUIStyleObject> = {
  info: { color: 'secondaryText' },
  success: { color: 'successText' },
  warning: { color: 'warningText' },
  error: { color: 'errorText' },
}

const styles = {
  notice: { display: 'flex', gap: 3, p: 4, borderRadius: 'menu', color: 'text', ...groundEdge },
  noticeIcon: { flexShrink: 0, mt: '1px' },
  noticeGrid: { display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' },
  noticeBox: { mt: 1 },
} satisfies Record<string, ThemeUIStyleObject>
