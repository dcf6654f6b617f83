import type { ThemeUIStyleObject } from 'theme-ui'

/** Cards of favourites: one column on narrow phones, as many as fit elsewhere. */
export const cardsStyle: ThemeUIStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: [3, 4],
  m: 0,
  p: 0,
  listStyle: 'none',
}
