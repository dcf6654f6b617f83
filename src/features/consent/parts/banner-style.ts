import { keyframes } from '@emotion/react'
import type { ThemeUIStyleObject } from 'theme-ui'

/** How much of the lower edge the banner takes, in pixels, for everything that must stay free. */
export const bannerHeight = '--consent-banner'
/** How much of the lower edge the round button takes. */
export const buttonHeight = '--consent-button'

/** It comes in calm, after what people came for. */
const rise = keyframes({ from: { transform: 'translateY(16px)', opacity: 0 } })

const small = '@media (max-width: 1023.98px)'
const bar = '60px + env(safe-area-inset-bottom)'

/** The page can be scrolled free of the banner, and what has focus never ends up below it. */
export const roomForBanner = {
  html: { scrollPaddingBottom: `calc(16px + var(${bannerHeight}, 0px))` },
  body: { paddingBottom: `var(${bannerHeight}, 0px)` },
  [small]: { html: { scrollPaddingBottom: `calc(16px + ${bar} + var(${bannerHeight}, 0px))` } },
}

export const bannerStyle: ThemeUIStyleObject = {
  position: 'fixed',
  insetInline: [0, null, null, 4],
  bottom: [`calc(${bar})`, null, null, 4],
  zIndex: 'bottomBar',
  display: 'grid',
  gridTemplateColumns: ['1fr', '1fr', null, 'minmax(0, 1fr) auto'],
  alignItems: 'center',
  columnGap: 6,
  rowGap: 3,
  maxWidth: 'content',
  maxHeight: '60vh',
  overflowY: 'auto',
  mx: 'auto',
  px: [4, 5],
  py: [3, 4],
  border: '1px solid',
  borderColor: 'hairline',
  borderRadius: ['20px 20px 0 0', null, null, 'card'],
  bg: 'raised',
  color: 'text',
  boxShadow: 'high',
  fontSize: 'small',
  animation: `${rise} 250ms ease-out`,
  h2: { display: 'flex', alignItems: 'center', gap: 2, mb: 1, fontSize: 'body' },
  'h2 > svg': { flexShrink: 0, color: 'primaryText' },
  '.signal': { mt: 1, color: 'textMuted' },
  '.deeds': {
    display: 'grid',
    gridTemplateColumns: ['1fr 1fr', 'auto auto auto'],
    justifyContent: ['stretch', 'end'],
    columnGap: 3,
    rowGap: 1,
  },
  '.deeds > :last-of-type': { gridColumn: ['1 / -1', 'auto'], order: [0, -1] },
  '@media print': { display: 'none' },
}

/** Phones show a round half of it at the edge, which leaves fields, and what stands in them, free. */
const half = '22px 0 0 22px'

export const roundButtonStyle: ThemeUIStyleObject = {
  position: 'fixed',
  // Beside the content where the window leaves it the room.
  right: [0, null, null, 'clamp(2px, 50vw - 638px, 16px)'],
  bottom: [`calc(12px + ${bar})`, null, null, 4],
  zIndex: 'bottomBar',
  border: '1px solid',
  borderRightWidth: [0, null, null, 1],
  borderColor: 'hairline',
  borderRadius: [half, null, null, 'full'],
  bg: 'raised',
  boxShadow: 'high',
  button: { width: [28, null, null, 'touch'], borderRadius: 'inherit' },
  svg: { flexShrink: 0 },
  // The ring of the focus needs the whole of it.
  '&:has(:focus-visible)': {
    right: [2, null, null, 'clamp(2px, 50vw - 638px, 16px)'],
    borderRightWidth: 1,
    borderRadius: 'full',
    button: { width: 'touch' },
  },
}
