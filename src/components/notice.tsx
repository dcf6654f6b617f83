/** @jsxImportSource #theme */

import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { styleBy } from '../theme/styles'

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

const looks: Record<NoticeTone, { icon: LucideIcon; bg: string; mark: string }> = {
  info: { icon: Info, bg: 'infoTint', mark: 'secondaryText' },
  success: { icon: CircleCheck, bg: 'successTint', mark: 'successText' },
  warning: { icon: TriangleAlert, bg: 'warningTint', mark: 'warningText' },
  error: { icon: CircleAlert, bg: 'errorTint', mark: 'errorText' },
}

/** Notice in a tone, with optional title and action. */
export function Notice({ tone = 'info', title, live = false, action, children }: NoticeProps) {
  const { icon: Icon, bg, mark } = looks[tone]
  const role = tone === 'error' || tone === 'warning' ? 'alert' : 'status'
  return (
    <div {...(live && { role })} sx={boxStyle(bg)}>
      <Icon size={22} sx={iconStyle(mark)} />
      <div sx={styles.grid}>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
        {action && <div sx={styles.box}>{action}</div>}
      </div>
    </div>
  )
}

const boxStyle = styleBy((bg: string) => {
  return { display: 'flex', gap: 3, p: 4, borderRadius: 'menu', bg, color: 'text' }
})

const iconStyle = styleBy((color: string) => ({ flexShrink: 0, mt: '1px', color }))

const styles = {
  grid: { display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' },
  box: { mt: 1 },
} satisfies Record<string, ThemeUIStyleObject>
