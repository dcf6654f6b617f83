import type { ThemeUIStyleObject } from 'theme-ui'
import { dropPath } from './brand-mark'

interface FillingDropProps {
  /** Filled thirds. */
  level: 0 | 1 | 2 | 3
  /** Height in pixels. */
  height?: number
}

/** Y coordinate of the water's surface, in a view box of 24. */
const surfaces = { 0: 26, 1: 16.6, 2: 10.8, 3: 0 } as const

/** A drop, empty or filled by thirds. Decorative. */
export function FillingDrop({ level, height = 75 }: FillingDropProps) {
  const surface = surfaces[level]
  const clip = `drop-of-${level}`
  const outline = `drop-${level}`
  return (
    <svg
      aria-hidden='true'
      width={(height * 18) / 25}
      height={height}
      viewBox='3 -.5 18 25'
      sx={dropStyle}
    >
      <clipPath id={clip}>
        <path id={outline} d={dropPath} />
      </clipPath>
      <use href={`#${outline}`} data-part='glass' />
      <path
        d={`M0 ${surface}q3 -1.4 6 0t6 0t6 0t6 0V24H0Z`}
        clipPath={`url(#${clip})`}
        data-part='water'
      />
      <use href={`#${outline}`} data-part='edge' />
    </svg>
  )
}

const dropStyle: ThemeUIStyleObject = {
  '[data-part=glass]': { fill: 'raised' },
  '[data-part=water]': { fill: 'primary' },
  '[data-part=edge]': { fill: 'none', stroke: 'primary', strokeWidth: 0.9 },
}
