import type { ThemeUIStyleObject } from 'theme-ui'

/** Tiles side by side; the last row shares the width, however many stand in it. */
export const tilesStyle: ThemeUIStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: [3, null, 4, 5],
  m: 0,
  p: 0,
  listStyle: 'none',
  // Three in a row at most.
  '& > li': { flex: '1 1 max(280px, 30%)', minWidth: 0 },
}
