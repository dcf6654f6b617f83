import type { ThemeUIStyleObject } from 'theme-ui'
/** The brand's drop, decorative. */
export function BrandMark({ size = 24 }: { size?: number }) {
  return (
    <svg
      aria-hidden='true'
      width={size}
      height={size}
      viewBox='0 0 24 24'
      sx={styles.brandMarkIcon}
    >
      <path d={`${dropPath}${dropLightPath}`} fill='currentColor' fillRule='evenodd' />
    </svg>
  )
}

/** Outline of the brand's drop in a box of 24 × 24. */
export const dropPath = 'M12 .2C14.4 5.4 20 10.84 20 15.8A8 8 0 0 1 4 15.8C4 10.84 9.6 5.4 12 .2Z'

/** Highlight, cut out of the drop. */
const dropLightPath =
  'M6.56 15.8A5.44 5.44 0 0 0 12 21.24A.96.96 0 0 0 12 19.32A3.52 3.52 0 0 1 8.48 15.8A.96.96 0 0 0 6.56 15.8Z'

const styles = {
  brandMarkIcon: { color: 'primary' },
} satisfies Record<string, ThemeUIStyleObject>
