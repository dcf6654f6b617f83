/** How the picture is fitted into width × height; the words are sharp's. */
export const mediaFits = ['contain', 'cover', 'fill', 'inside', 'outside'] as const

/** What stays in view when something must be cut; `entropy` and `attention` look at the picture. */
export const mediaPositions = [
  'center',
  'left',
  'right',
  'top',
  'bottom',
  'west',
  'east',
  'north',
  'south',
  'northwest',
  'northeast',
  'southwest',
  'southeast',
  'entropy',
  'attention',
] as const

export const mediaFormats = ['webp', 'jpg', 'jpeg', 'png', 'gif', 'avif'] as const

export type MediaFit = (typeof mediaFits)[number]
export type MediaPosition = (typeof mediaPositions)[number]
export type MediaFormat = (typeof mediaFormats)[number]

/** One order to the image service, in the one spelling its addresses use. Sizes in pixels. */
export interface MediaOptions {
  width: number
  height: number
  fit: MediaFit
  position: MediaPosition
  /** `transparent` or six hexadecimal digits without `#`, upper case. */
  background: string
  /** 0 to 255; 0 trims nothing. */
  trimThreshold: number
  format: MediaFormat
  /** 1 to 100. */
  quality: number
}

/** What a caller may leave out or spell loosely: `centre`, `black`, `white`, `#a1b2c3`. */
export type MediaOrder = {
  [Name in Exclude<keyof MediaOptions, 'position'>]?: MediaOptions[Name] | undefined
} & { position?: MediaPosition | 'centre' | undefined }

/** Largest width or height the image service draws, in pixels. */
export const mediaMaxSide = 4096

/** The media stream's defaults, with the site-wide quality. */
export const mediaDefaults: MediaOptions = {
  width: 100,
  height: 100,
  fit: 'contain',
  position: 'entropy',
  background: 'transparent',
  trimThreshold: 5,
  format: 'webp',
  quality: 90,
}

/** The order of the options in an address; all of them are always present. */
export const mediaOptionOrder = [
  'width',
  'height',
  'fit',
  'position',
  'background',
  'trimThreshold',
  'format',
  'quality',
] as const satisfies readonly (keyof MediaOptions)[]
