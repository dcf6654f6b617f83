import { filled } from '#theme/forced-colours'

/** Counter on an icon of the navbar or bottom bar; the icon sets its position. */
export const countStyle = {
  position: 'absolute',
  minWidth: 20,
  px: '5px',
  borderRadius: 'full',
  ...filled('primary'),
  fontSize: 'caption',
  fontWeight: 'bold',
  lineHeight: '20px',
  textAlign: 'center',
  pointerEvents: 'none',
  fontVariantNumeric: 'tabular-nums',
} as const
