/** The steps of each colour that the theme uses; the only raw colours of the site. */
export const palette = {
  white: '#ffffff',
  ink: '#1a202c',
  inkRaised: '#222b3a',
  inkLifted: '#2b3648',
  slate: {
    50: '#f8fafc',
    100: '#f1f5f9',
    200: '#e2e8f0',
    300: '#cbd5e1',
    400: '#94a3b8',
    500: '#64748b',
    600: '#475569',
    700: '#334155',
    800: '#1e293b',
    900: '#0f172a',
  },
  green: {
    50: '#f0fdf4',
    100: '#dcfce7',
    300: '#86efac',
    400: '#4ade80',
    700: '#15803d',
    800: '#166534',
    950: '#14352a',
  },
  blue: {
    50: '#eff6ff',
    100: '#dbeafe',
    300: '#93c5fd',
    400: '#60a5fa',
    700: '#1d4ed8',
    800: '#1e40af',
    950: '#1c2f52',
  },
  yellow: {
    50: '#fefce8',
    100: '#fef9c3',
    300: '#fde047',
    400: '#facc15',
    500: '#eab308',
    800: '#854d0e',
    950: '#3b3218',
  },
  red: {
    50: '#fef2f2',
    100: '#fee2e2',
    300: '#fca5a5',
    400: '#f87171',
    700: '#b91c1c',
    800: '#991b1b',
    950: '#45262d',
  },
}

const { slate, green, blue, yellow, red } = palette

/**
 * Colour roles. `on…` is the text colour on a background, `…Tint` a light background of the same
 * hue. Every pair has a contrast of 4.5:1 or more in both modes (colours.test.ts).
 */
const light = {
  text: slate[900],
  textMuted: slate[600],
  background: palette.white,
  surface: slate[50],
  raised: palette.white,
  // White in both modes: cameras do not read a QR code on a dark background.
  paper: palette.white,
  hairline: slate[200],
  hover: slate[100],
  cardEdge: slate[100],
  control: slate[500],
  primary: green[700],
  primaryHover: green[800],
  onPrimary: palette.white,
  primaryText: green[800],
  primaryTint: green[50],
  primaryTintStrong: green[100],
  secondary: blue[700],
  secondaryHover: blue[800],
  onSecondary: palette.white,
  secondaryText: blue[800],
  secondaryTint: blue[50],
  secondaryTintStrong: blue[100],
  success: green[700],
  onSuccess: palette.white,
  successTint: green[50],
  successText: green[800],
  info: blue[700],
  onInfo: palette.white,
  infoTint: blue[50],
  warning: yellow[400],
  onWarning: slate[900],
  warningTint: yellow[50],
  warningText: yellow[800],
  star: yellow[500],
  error: red[700],
  errorHover: red[800],
  onError: palette.white,
  errorTint: red[50],
  errorText: red[700],
  focus: blue[700],
  shadow: 'rgb(15 23 42 / 0.08)',
  shadowDeep: 'rgb(15 23 42 / 0.16)',
  veil: 'rgb(15 23 42 / 0.5)',
}

const dark: Record<keyof typeof light, string> = {
  text: slate[100],
  textMuted: slate[400],
  background: palette.ink,
  surface: palette.inkRaised,
  raised: palette.inkLifted,
  paper: palette.white,
  hairline: slate[700],
  hover: palette.inkLifted,
  cardEdge: slate[700],
  control: slate[400],
  primary: green[400],
  primaryHover: green[300],
  onPrimary: slate[900],
  primaryText: green[300],
  primaryTint: green[950],
  primaryTintStrong: green[950],
  secondary: blue[300],
  secondaryHover: blue[400],
  onSecondary: slate[900],
  secondaryText: blue[300],
  secondaryTint: blue[950],
  secondaryTintStrong: blue[950],
  success: green[400],
  onSuccess: slate[900],
  successTint: green[950],
  successText: green[300],
  info: blue[300],
  onInfo: slate[900],
  infoTint: blue[950],
  warning: yellow[300],
  onWarning: slate[900],
  warningTint: yellow[950],
  warningText: yellow[300],
  star: yellow[400],
  error: red[300],
  errorHover: red[400],
  onError: slate[900],
  errorTint: red[950],
  errorText: red[300],
  focus: blue[300],
  shadow: 'transparent',
  shadowDeep: 'transparent',
  veil: 'rgb(0 0 0 / 0.6)',
}

/** The role of the text on roles that fill an area. */
export const textOn = {
  primary: 'onPrimary',
  warning: 'onWarning',
  error: 'onError',
} as const satisfies Partial<Record<keyof typeof light, keyof typeof light>>

/** Roles that fill an area as a state or an amount. */
export const fillRoles = [
  'primary',
  'primaryHover',
  'success',
  'warning',
  'error',
  'errorHover',
  'star',
] as const satisfies readonly (keyof typeof light)[]

/** Colours of the light mode, and of the dark mode under `modes`, as theme-ui reads them. */
export const colours = { ...light, modes: { dark } }

/** `theme-color` of each mode, for the browser's own bars. */
export const themeColours = { light: palette.white, dark: palette.ink } as const

/** Cookie of the chosen colour mode; absent while the system's setting applies. */
export const colourModeCookie = 'colour_mode'
