/** @jsxImportSource theme-ui */
import type { ThemeUIStyleObject } from 'theme-ui'
import { dropPath } from '../../../components/drop-path'

const rings = [
  { rx: 92, ry: 20, opacity: 1 },
  { rx: 160, ry: 38, opacity: 0.7 },
  { rx: 236, ry: 58, opacity: 0.4 },
] as const

/** A drop half full above the rings that it makes. Decoration only; it stands still. */
export function HeroDrawing() {
  return (
    <svg aria-hidden='true' viewBox='0 0 480 460' sx={drawingStyle}>
      <g data-part='rings'>
        {rings.map(({ rx, ry, opacity }) => (
          <ellipse key={rx} cx={240} cy={390} rx={rx} ry={ry} opacity={opacity} />
        ))}
      </g>
      <g transform='translate(84 34) scale(13)'>
        <clipPath id='hero-drop'>
          <path d={dropPath} />
        </clipPath>
        <path d={dropPath} data-part='glass' />
        <g clipPath='url(#hero-drop)'>
          <path d='M0 13.2q3 -1.5 6 0t6 0t6 0t6 0V24H0Z' data-part='back-wave' />
          <path d='M-2 14.6q3.4 1.5 6.8 0t6.8 0t6.8 0t6.8 0V24H-2Z' data-part='water' />
        </g>
        <path d='M7.6 15.4a4.6 4.6 0 0 0 3.4 4.3' data-part='shine' />
      </g>
      <g data-part='small-drops'>
        <path d={dropPath} transform='translate(40 96) scale(2.6)' />
        <path d={dropPath} transform='translate(394 40) scale(1.9)' />
        <path d={dropPath} transform='translate(410 214) scale(3.2)' />
      </g>
    </svg>
  )
}

const drawingStyle: ThemeUIStyleObject = {
  display: ['none', null, 'block'],
  width: '100%',
  maxWidth: 460,
  justifySelf: 'end',
  overflow: 'visible',
  '[data-part=rings]': { fill: 'none', stroke: 'primary', strokeWidth: 3 },
  '[data-part=glass]': { fill: 'raised', stroke: 'primary', strokeWidth: 0.24 },
  '[data-part=back-wave]': { fill: 'primary', opacity: 0.35 },
  '[data-part=water]': { fill: 'primary' },
  '[data-part=shine]': {
    fill: 'none',
    stroke: 'onPrimary',
    strokeWidth: 0.7,
    strokeLinecap: 'round',
    opacity: 0.8,
  },
  '[data-part=small-drops]': { fill: 'primary', opacity: 0.5 },
}
