import type { ThemeUIStyleObject } from 'theme-ui'

export const footerStyle: ThemeUIStyleObject = {
  // Laid out once it comes near, not before the page is read; as high as its columns until then.
  contentVisibility: 'auto',
  containIntrinsicHeight: ['auto 620px', null, 'auto 425px', 'auto 300px'],
  mt: [7, null, 8],
  pt: [6, null, 7],
  // Below the last line: the round button of cookies, and the bar at the lower edge.
  pb: ['calc(128px + env(safe-area-inset-bottom))', null, null, 5],
  borderTop: '1px solid',
  borderColor: 'hairline',
  bg: 'surface',
  fontSize: 'small',
  '.columns': {
    display: 'grid',
    gridTemplateColumns: ['1fr 1fr', null, 'repeat(3, 1fr)', '1.4fr 1fr 1fr 1fr'],
    columnGap: 5,
    rowGap: 6,
  },
  '.brand': {
    display: 'grid',
    gap: 3,
    alignContent: 'start',
    gridColumn: ['1 / -1', null, null, 'auto'],
    maxWidth: 280,
    color: 'textMuted',
    fontSize: 'body',
    // The drop's box is wider than the drop.
    svg: { ml: '-5px' },
  },
  // The last of three has the whole width, and its links the two columns above.
  'nav:last-of-type': {
    gridColumn: ['1 / -1', null, 'auto'],
    ul: { columnCount: [2, null, 1], columnGap: 5 },
    li: { breakInside: 'avoid' },
  },
  h2: { mb: 2, fontSize: 'small', letterSpacing: 0 },
  ul: { m: 0, p: 0, listStyle: 'none' },
  'li > *': {
    display: 'inline-block',
    py: '10px',
    color: 'textMuted',
    textDecoration: 'none',
    '&:hover': { color: 'text', textDecoration: 'underline' },
    '&[aria-current]': { color: 'text', fontWeight: 'medium' },
  },
  '.last': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 3,
    mt: 6,
    pt: 4,
    // On wide screens that button is beside it.
    pr: [null, null, null, '56px'],
    borderTop: '1px solid',
    borderColor: 'hairline',
    color: 'textMuted',
    // A line of its own on phones, kept free until there is something to say.
    '> :nth-of-type(2)': { minHeight: '1lh', flexBasis: ['100%', 'auto'], order: [1, 0] },
  },
}
