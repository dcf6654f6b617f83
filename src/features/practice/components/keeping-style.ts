import type { ThemeUIStyleObject } from 'theme-ui'

/** The row of a button that keeps a card. Its place is kept: nothing moves when the person is known. */
export const keepingStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 2,
  minHeight: [104, 'touch'],
} satisfies ThemeUIStyleObject

/** A status that gets the focus of a button that is gone; while empty it takes no gap. */
export const statusStyle = {
  '&:empty': { position: 'absolute' },
  '&:focus': { outline: 'none' },
} satisfies ThemeUIStyleObject
