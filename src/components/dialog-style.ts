import { keyframes } from '@emotion/react'
import type { ThemeUIStyleObject } from 'theme-ui'

/** In the middle, or against the lower or the right edge. */
export type DialogPlacement = 'middle' | 'bottom' | 'side'
export type DialogSize = 'sm' | 'md' | 'lg'

const rise = keyframes({ from: { transform: 'translateY(16px)', opacity: 0 } })
const slideIn = keyframes({ from: { transform: 'translateX(24px)', opacity: 0 } })

const middle: ThemeUIStyleObject = {
  width: 'calc(100% - 32px)',
  maxHeight: 'calc(100dvh - 32px)',
  borderRadius: 'card',
}

const places: Record<DialogPlacement, ThemeUIStyleObject> = {
  middle,
  bottom: {
    width: '100%',
    maxHeight: '85dvh',
    m: 0,
    mt: 'auto',
    mx: 'auto',
    borderRadius: '20px 20px 0 0',
    pb: 'env(safe-area-inset-bottom)',
  },
  side: { width: '100%', height: '100dvh', maxHeight: '100dvh', m: 0, ml: 'auto' },
}

/** The look of a modal window. */
export function dialogStyle(placement: DialogPlacement, size: DialogSize): ThemeUIStyleObject {
  return {
    p: 0,
    border: 0,
    maxWidth: `dialog.${size}`,
    color: 'text',
    bg: 'background',
    boxShadow: 'high',
    overflow: 'hidden',
    ...places[placement],
    '&[open]': { animation: `${placement === 'side' ? slideIn : rise} 200ms ease-out` },
    '&::backdrop': { bg: 'veil' },
  }
}
