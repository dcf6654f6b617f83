/** Size of the lesson's one picture; the same words go to its preload. */
export const lessonPicture = {
  width: 592,
  height: 444,
  sizes: '(min-width: 1280px) 592px, (min-width: 1024px) 50vw, 100vw',
} as const
