import type { ThemeUIStyleObject } from 'theme-ui'

const onPhones = '@media (max-width: 639.98px)'
const elsewhere = '@media (min-width: 640px)'

/** The cards: a grid where there is room, one list of lines on phones. */
export const overviewCardsStyle: ThemeUIStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
  gap: [0, 4],
  m: 0,
  p: 0,
  listStyle: 'none',
  [onPhones]: { border: '1px solid', borderColor: 'hairline', borderRadius: 'card', bg: 'raised' },
}

/** One of them: icon, name and fact; on phones a mark that it leads on. */
export const overviewCardStyle: ThemeUIStyleObject = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: ['auto minmax(0, 1fr) auto', 'auto minmax(0, 1fr)'],
  alignContent: 'start',
  columnGap: 3,
  p: [4, null, 5],
  borderRadius: 'card',
  transition: 'transform 200ms ease-out, box-shadow 200ms ease-out',
  '& > svg': { color: 'primaryText', mt: '3px' },
  '& > .on': { display: ['block', 'none'], alignSelf: 'center', color: 'textMuted', mt: 0 },
  h2: { mb: 1, fontSize: ['body', 'h3'] },
  '& p': { fontSize: ['small', 'body'] },
  '&:focus-within:has([data-card-link]:focus-visible)': {
    outline: '3px solid',
    outlineColor: 'focus',
    outlineOffset: '2px',
  },
  [onPhones]: { '& + li': { borderTop: '1px solid', borderTopColor: 'hairline', borderRadius: 0 } },
  [elsewhere]: {
    border: '1px solid',
    borderColor: 'cardEdge',
    bg: 'raised',
    boxShadow: 'low',
    '&:hover': { transform: 'translateY(-2px)', boxShadow: 'high' },
  },
}
