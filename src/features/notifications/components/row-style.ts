import type { ThemeUIStyleObject } from 'theme-ui'

/**
 * A notification: its kind in a round mark, its words, and below them when it came and what can be
 * done. Where it leads somewhere, its link stretches over all but the buttons.
 */
export const rowStyle: ThemeUIStyleObject = {
  position: 'relative',
  display: 'flex',
  gap: 3,
  pl: 4,
  pr: 2,
  pt: '14px',
  fontSize: 'small',
  transition: 'background-color 150ms ease-out',
  '&:has(a:hover)': { bg: 'surface' },
  '.kind': {
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    width: 36,
    height: 36,
    borderRadius: 'full',
  },
  '.words': { flex: 1, minWidth: 0, pt: '2px', overflowWrap: 'anywhere' },
  strong: { display: 'block', pr: 2, fontWeight: 'medium', lineHeight: 'heading' },
  '&[data-new] strong': { fontWeight: 'heading' },
  a: {
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '& > svg': { display: 'inline', ml: 1, verticalAlign: '-3px', color: 'textMuted' },
  },
  p: { m: 0, mt: 1, pr: 2, color: 'textMuted', textWrap: 'pretty' },
  '.below': { display: 'flex', alignItems: 'center', columnGap: 2, minHeight: 'touch' },
  time: { flex: 1, color: 'textMuted', fontSize: 'tiny' },
  '.new': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    color: 'primaryText',
    fontSize: 'tiny',
    fontWeight: 'bold',
    '&::before': {
      content: '""',
      width: 8,
      height: 8,
      borderRadius: 'full',
      bg: 'primary',
    },
  },
  button: {
    position: 'relative',
    color: 'textMuted',
    '&:hover': { bg: 'primaryTint', color: 'primaryText' },
    '&[data-removes]:hover': { bg: 'errorTint', color: 'errorText' },
  },
  'button + button': { ml: '-8px' },
}
