import type { Theme } from 'theme-ui'
import { colourNames } from './colour-variables'
import { fallbackFamilies, fontFamily } from './fonts'
import { filled } from './forced-colours'

/** Colours of the button variants; shape and size are in `components/button.tsx`. */
const buttons = {
  primary: {
    ...filled('primary'),
    '&:hover': { bg: 'primaryHover' },
  },
  secondary: {
    bg: 'raised',
    color: 'text',
    borderColor: 'control',
    '&:hover': { borderColor: 'text', bg: 'surface' },
  },
  quiet: {
    bg: 'transparent',
    color: 'text',
    '&:hover': { bg: 'hover' },
  },
  // Opens a confirmation of something irreversible; `danger` confirms it.
  removal: {
    bg: 'transparent',
    color: 'errorText',
    '&:hover': { bg: 'errorTint' },
  },
  danger: {
    ...filled('error'),
    '&:hover': { bg: 'errorHover' },
  },
} as const

const sans = [fontFamily, ...fallbackFamilies, 'system-ui', 'sans-serif'].join(', ')

/**
 * The only definition of colours, sizes, spacing and type. Spacing has steps of 8 pixels, with 4
 * inside controls; breakpoints are sm, md, lg and xl.
 */
export const theme = {
  breakpoints: ['640px', '768px', '1024px', '1280px'],
  colors: colourNames,
  space: [0, 4, 8, 12, 16, 24, 32, 48, 64, 96],
  sizes: {
    content: 1200,
    reading: 680,
    narrow: 440,
    touch: 44,
    navbar: 64,
    bottomBar: 60,
    control: { sm: 36, md: 44, lg: 52, xl: 60 },
    icon: { sm: 16, md: 20, lg: 24, xl: 28 },
    frame: { content: 1264, reading: 744, narrow: 504 },
    dialog: { sm: 440, md: 560, lg: 760 },
  },
  radii: { control: 10, menu: 14, card: 20, full: 9999 },
  shadows: {
    low: '0 1px 2px var(--c-shadow), 0 4px 12px var(--c-shadow)',
    high: '0 4px 8px var(--c-shadow), 0 16px 40px var(--c-shadowDeep)',
    wrong: '0 0 0 1px var(--c-errorText)',
  },
  fonts: { body: sans, heading: sans, monospace: 'ui-monospace, monospace' },
  fontSizes: {
    caption: '0.75rem',
    tiny: '0.8125rem',
    small: '0.875rem',
    body: '1rem',
    reading: '1.0625rem',
    lead: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)',
    h3: 'clamp(1.125rem, 1.08rem + 0.25vw, 1.25rem)',
    h2: 'clamp(1.5rem, 1.3rem + 0.9vw, 2rem)',
    title: 'clamp(1.875rem, 1.5rem + 1.6vw, 2.75rem)',
    h1: 'clamp(1.75rem, 1.2rem + 2.75vw, 3.5rem)',
  },
  fontWeights: { body: 450, medium: 600, bold: 700, heading: 750 },
  lineHeights: { tight: 1.15, heading: 1.25, body: 1.5, reading: 1.65 },
  letterSpacings: { tight: '-0.02em' },
  zIndices: {
    navbar: 20,
    bottomBar: 20,
    buyBar: 21,
    focusedBar: 22,
    readingLine: 30,
    loadingBar: 35,
    tooltip: 40,
    dialog: 50,
  },
  transitions: { quick: '150ms ease-out', calm: '250ms ease-out' },
  buttons,
} satisfies Theme
