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
