/** Colours of the mails, those of the site's theme, by what they are used for. */
export const mailColours = {
  light: {
    page: '#f8fafc',
    card: '#ffffff',
    hero: '#f0fdf4',
    text: '#0f172a',
    muted: '#475569',
    line: '#e2e8f0',
    brand: '#15803d',
    onBrand: '#ffffff',
    link: '#1e40af',
  },
  dark: {
    page: '#1a202c',
    card: '#222b3a',
    hero: '#14352a',
    text: '#f1f5f9',
    muted: '#94a3b8',
    line: '#334155',
    brand: '#4ade80',
    onBrand: '#0f172a',
    link: '#93c5fd',
  },
} as const

export type MailColour = keyof (typeof mailColours)['light']

/**
 * What is written in which colour on which ground.
 * @internal a test measures the contrasts
 */
export const writtenOn: readonly [MailColour, MailColour][] = [
  ['text', 'page'],
  ['text', 'card'],
  ['text', 'hero'],
  ['muted', 'page'],
  ['muted', 'card'],
  ['link', 'page'],
  ['link', 'card'],
  ['onBrand', 'brand'],
]
