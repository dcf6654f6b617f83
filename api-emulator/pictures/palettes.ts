import { createSeededRandom } from './seeded-random'

/** Colour roles in a picture; every mood of a palette fills all of them. */
export interface Inks {
  /** Background. */
  ground: string
  /** One step from the background: water, plates, grids of dots. */
  quiet: string
  /** Body of background objects. */
  soft: string
  /** Body of the motif. */
  main: string
  /** Its strongest tone. */
  deep: string
  /** The lightest tone. */
  light: string
  /** The one warm accent. */
  spot: string
}

/** Seven tones from light to dark, and the accent. */
interface Ramp {
  mist: string
  pale: string
  clear: string
  fresh: string
  full: string
  dark: string
  night: string
  spot: string
}

const ramps = {
  moss: ramp('#f6faee #e4f0cf #c7dea0 #96bf5f #568a2b #33591c #1d3612 #f2b84b'),
  fern: ramp('#f1fbf3 #d3f0da #a6dfb5 #5fbf7c #1f8a4a #135a34 #0b3822 #f6bd4f'),
  mint: ramp('#eefbf7 #cdf0e4 #9addca #4fbb9e #0f8470 #0c564c #083733 #f7c25c'),
  pine: ramp('#f1f8f4 #d4e7de #a8cdbc #649f8a #2a6b57 #1b483c #102c26 #eda960'),
  sage: ramp('#f6f9f1 #e2e9d5 #c2d1ab #92a97b #587a4b #3a5334 #233321 #eeb055'),
  sky: ramp('#f1f9fe #d5ebfa #a8d5f4 #5faee5 #1d76bd #134d80 #0c3152 #f8c15a'),
  sea: ramp('#eefafc #cdedf4 #9ad8e5 #4bb2ca #11788f #0d4f60 #08323e #f6b95b'),
  dusk: ramp('#f4f6fe #dde5fa #b7c6f2 #7f98e2 #3f5dba #2a3e80 #1a2753 #f5b76a'),
  slate: ramp('#f6f8fb #e2e8ef #c3ced9 #8fa0b3 #566a80 #334458 #1e2a3a #5fbf7c'),
  stone: ramp('#f8f9f7 #e6e9e3 #c9d0c8 #98a599 #5f7065 #3b4a42 #232e29 #f0b65a'),
} as const satisfies Record<string, Ramp>

export type PaletteName = keyof typeof ramps

/** Greens for lessons, blues for products, slates for people and pictures without a topic. */
export const paletteKinds = {
  lesson: ['moss', 'fern', 'mint', 'pine', 'sage'],
  product: ['sky', 'sea', 'dusk'],
  person: ['slate', 'stone'],
} as const satisfies Record<string, readonly [PaletteName, ...PaletteName[]]>

/** The palette shared by all pictures of one topic (a category's slug). */
export function choosePalette(kind: keyof typeof paletteKinds, topic: string): PaletteName {
  return createSeededRandom(topic).pick<PaletteName>(paletteKinds[kind])
}

/** Lightness of the background. */
export type Mood = 'pale' | 'clear' | 'dark'

/** The colours of one palette in one mood. */
export function mixInks(name: PaletteName, mood: Mood): Inks {
  const { mist, pale, clear, fresh, full, dark, night, spot } = ramps[name]
  if (mood === 'dark') {
    return { ground: dark, quiet: night, soft: full, main: fresh, deep: clear, light: mist, spot }
  }
  const figures = { main: full, deep: night, light: mist, spot }
  return mood === 'pale'
    ? { ground: pale, quiet: clear, soft: fresh, ...figures }
    : { ground: clear, quiet: fresh, soft: pale, ...figures }
}

/** Every colour of a palette, `#rrggbb`. */
export function listColours(name: PaletteName): string[] {
  return Object.values(ramps[name])
}

function ramp(tones: string): Ramp {
  const [mist = '', pale = '', clear = '', fresh = '', ...rest] = tones.split(' ')
  const [full = '', dark = '', night = '', spot = ''] = rest
  return { mist, pale, clear, fresh, full, dark, night, spot }
}

/** Subject of a picture: the slug decides the drawing, the palette only its colours. */
export interface PictureSubject {
  slug: string
  palette: PaletteName
}
