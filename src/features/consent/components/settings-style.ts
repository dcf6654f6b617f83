import type { ThemeUIStyleObject } from 'theme-ui'

/** The buttons at the lower edge of the settings; what scrolls passes behind them. */
export const deedsStyle: ThemeUIStyleObject = {
  position: 'sticky',
  bottom: '-24px',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 3,
  mx: [-4, -5],
  mb: '-24px',
  px: [4, 5],
  pt: 3,
  pb: [4, 5],
  borderTop: '1px solid',
  borderColor: 'hairline',
  bg: 'background',
  // On low windows they would leave nothing of the choices.
  '@media (max-height: 560px)': { position: 'static' },
  '& > p': { gridColumn: '1 / -1', fontSize: 'small', fontWeight: 'medium' },
  '& > p:empty': { display: 'none' },
  '& > button': { px: 2 },
  '& > [type=submit]': { gridColumn: '1 / -1' },
}

/** What is necessary, folded. */
export const foldStyle: ThemeUIStyleObject = {
  mb: 5,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 'touch',
    listStyle: 'none',
    fontWeight: 'bold',
    cursor: 'pointer',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary > svg': { transition: 'transform 200ms ease-out' },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  '& > p': { mt: 1, mb: 3, color: 'textMuted', fontSize: 'small' },
  '& > ul': { m: 0, p: 0, listStyle: 'none' },
  '& > summary:focus-visible': { scrollMarginBottom: 200 },
}
