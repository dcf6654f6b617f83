import { keyframes } from '@emotion/react'
import type { ThemeUIStyleObject } from 'theme-ui'

/** How much of the lower edge the banner takes, in pixels, for everything that must stay free. */
export const bannerHeight = '--consent-banner'

/** It comes in calm, after what people came for. */
const rise = keyframes({ from: { transform: 'translateY(16px)', opacity: 0 } })

const small = '@media (max-width: 1023.98px)'
const bar = '60px + env(safe-area-inset-bottom)'

/** The page can be scrolled free of the banner, and what has focus never ends up below it. */
export const roomForBanner = {
  html: { scrollPaddingBottom: `calc(16px + var(${bannerHeight}, 0px))` },
  body: { paddingBottom: `var(${bannerHeight}, 0px)` },
  [small]: {
    html: { scrollPaddingBottom: `calc(16px + ${bar} + var(${bannerHeight}, 0px))` },
    // One thing at a time: a product's own bar would leave little to see above the banner.
    'html [data-buy-bar]': { display: 'none' },
  },
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
  h2: { mb: 1, fontSize: 'body' },
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

/** Windows that leave the round button room beside the content. */
export const roomBeside = '(min-width: 1280px)'

/**
 * Beside the content where there is room; else at the end of the page, in the space that the footer
 * leaves free, so that it never lies over anything.
 */
export const roundButtonStyle: ThemeUIStyleObject = {
  position: 'absolute',
  right: [4, null, 5, 6],
  bottom: [`calc(12px + ${bar})`, null, null, 4],
  zIndex: 'bottomBar',
  border: '1px solid',
  borderColor: 'hairline',
  borderRadius: 'full',
  bg: 'raised',
  [`@media ${roomBeside}`]: {
    position: 'fixed',
    right: 'clamp(2px, 50vw - 638px, 16px)',
    boxShadow: 'high',
    button: { width: 'control.sm', height: 'control.sm' },
  },
}
