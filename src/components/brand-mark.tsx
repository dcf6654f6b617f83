/** @jsxImportSource theme-ui */
import { dropLightPath, dropPath } from './drop-path'

/** The brand's drop on its own, as decoration. */
export function BrandMark({ size = 24 }: { size?: number }) {
  return (
    <svg
      aria-hidden='true'
      width={size}
      height={size}
      viewBox='0 0 24 24'
      sx={{ color: 'primary' }}
    >
      <path d={`${dropPath}${dropLightPath}`} fill='currentColor' fillRule='evenodd' />
    </svg>
  )
}
