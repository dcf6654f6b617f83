import { dropPath } from '#components/brand-mark'
import { Drawing, ground } from '#components/drawing'

/** A map, and on it the brand's drop upside down: a pin that looks for its place. */
export function NoAddressesDrawing() {
  return (
    <Drawing>
      {ground}
      <path d='m18 62 40-10 44 10 40-10v46l-40 10-44-10-40 10Z' data-fill='paper' />
      <path d='m58 52 44 10v46L58 98Z' data-fill='fold' />
      <path d='M28 96q14-24 32-12t30 8' data-line='route' />
      <ellipse cx={98} cy={88} rx={9} ry={3} data-fill='fold' />
      <path
        d={dropPath}
        transform='translate(98 88) rotate(180) scale(2.6) translate(-12)'
        data-fill='green'
      />
      <circle cx={98} cy={47} r={12} data-fill='paper' />
      <path d='M94.5 44v3M101.5 44v3M94.5 51q3.5 3 7 0' data-line='pin' />
    </Drawing>
  )
}
