import type { ReactElement, ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { ownText } from './own-text'

export type BadgeTone = 'neutral' | 'primary' | 'secondary' | 'success' | 'warning' | 'error'

interface BadgeProps {
  tone?: BadgeTone
  icon?: ReactElement
  children: ReactNode
}

const tones: Record<BadgeTone, ThemeUIStyleObject> = {
  neutral: { bg: 'hairline', color: 'text' },
  primary: { bg: 'primaryTintStrong', color: 'primaryText' },
  secondary: { bg: 'secondaryTintStrong', color: 'secondaryText' },
  success: { bg: 'successTint', color: 'successText' },
  warning: { bg: 'warningTint', color: 'warningText' },
  error: { bg: 'errorTint', color: 'errorText' },
}

/** A short label in a rounded chip. Its meaning is in the text, never only in the colour. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span sx={[badgeStyle, tones[tone]]}>
      {icon}
      {ownText(children)}
    </span>
  )
}

const badgeStyle: ThemeUIStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  width: 'fit-content',
  px: 2,
  py: '3px',
  borderRadius: 'full',
  fontSize: 'tiny',
  fontWeight: 'medium',
  lineHeight: 'heading',
  '& > svg': { width: 14, height: 14 },
}
