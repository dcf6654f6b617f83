/** A small number on an icon of the bars; where on it, the icon says. */
export const countStyle = {
  position: 'absolute',
  minWidth: 20,
  px: '5px',
  borderRadius: 'full',
  bg: 'primary',
  color: 'onPrimary',
  fontSize: 'caption',
  fontWeight: 'bold',
  lineHeight: '20px',
  textAlign: 'center',
  pointerEvents: 'none',
  fontVariantNumeric: 'tabular-nums',
} as const
