/** A small number on the cart. */
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
