import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'

interface DrawingProps {
  /** Width in pixels; the height is three quarters of it. */
  width?: number
  children: ReactNode
}

/**
 * A small scene in a box of 160 × 120, in the theme's colours: its shapes name their fill in `data-fill`,
 * their stroke in `data-line`. Decorative.
 */
export function Drawing({ width = 200, children }: DrawingProps) {
  return (
    <svg
      aria-hidden='true'
      width={width}
      height={width * 0.75}
      viewBox='0 0 160 120'
      sx={drawingStyle}
    >
      {children}
    </svg>
  )
}

/** What the things of a scene stand on. */
export const ground = <ellipse cx={80} cy={110} rx={58} ry={6} data-fill='ground' />

const drawingStyle: ThemeUIStyleObject = {
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '[data-fill=ground]': { fill: 'hairline' },
  '[data-fill=green]': { fill: 'primary' },
  '[data-fill=lush]': { fill: 'primaryHover' },
  '[data-fill=blue]': { fill: 'secondary' },
  '[data-fill=deep]': { fill: 'secondaryHover' },
  '[data-fill=sun]': { fill: 'star' },
  '[data-fill=pale]': { fill: 'secondaryTintStrong', stroke: 'secondary', strokeWidth: 2 },
  '[data-fill=lens]': { fill: 'secondaryTintStrong', stroke: 'text', strokeWidth: 5 },
  '[data-fill=paper]': { fill: 'paper', stroke: 'control', strokeWidth: 2 },
  '[data-fill=fold]': { fill: 'control', opacity: 0.25 },
  '[data-fill=shade]': { fill: 'onWarning', opacity: 0.22 },
  '[data-fill=fur]': { fill: 'control' },
  '[data-fill=head]': { fill: 'control', stroke: 'surface', strokeWidth: 2 },
  '[data-fill=eye]': { fill: 'background' },
  '[data-fill=pupil]': { fill: 'text' },
  '[data-line]': { fill: 'none', stroke: 'text', strokeWidth: 3 },
  '[data-line=stem]': { stroke: 'primary', strokeWidth: 5 },
  '[data-line=handle]': { stroke: 'primary', strokeWidth: 6 },
  '[data-line=groove]': { stroke: 'primaryHover' },
  '[data-line=tail]': { stroke: 'control', strokeWidth: 9 },
  '[data-line=face], [data-line=foam]': { stroke: 'onSecondary' },
  '[data-line=dark]': { stroke: 'onPrimary' },
  '[data-line=smile]': { stroke: 'onPrimary', strokeWidth: 2 },
  '[data-line=sleep]': { stroke: 'surface', strokeWidth: 2.5 },
  '[data-line=words]': { stroke: 'control', strokeWidth: 4, opacity: 0.4 },
  '[data-line=weave]': { stroke: 'secondaryHover', strokeWidth: 2.5 },
  '[data-line=shine]': { stroke: 'paper', strokeWidth: 4, opacity: 0.7 },
  '[data-line=grip]': { strokeWidth: 7 },
  '[data-line=thread]': { stroke: 'control', strokeWidth: 1.5 },
  '[data-line=needle]': { stroke: 'star' },
  '[data-line=pencil]': { stroke: 'secondary', strokeWidth: 7 },
  '[data-line=route]': { stroke: 'secondary', strokeDasharray: '1 7' },
  '[data-line=pin]': { stroke: 'control', strokeWidth: 2 },
  '[data-line=label]': { stroke: 'control', strokeWidth: 2.5, opacity: 0.4 },
  '[data-line=yarn]': { stroke: 'secondary', strokeWidth: 2 },
  '[data-line=knit]': { stroke: 'onSecondary', strokeWidth: 1.5 },
}
