/** Size of the large lesson's picture; the same words go to its preload. */
export const leadPicture = {
  width: 720,
  height: 450,
  sizes: '(min-width: 1280px) 672px, (min-width: 768px) 56vw, 100vw',
} as const
