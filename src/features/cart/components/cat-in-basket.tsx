import { dropPath } from '#components/brand-mark'
import { Drawing, ground } from '#components/drawing'

/** The cat that sleeps in the empty cart. */
export default function CatInBasket() {
  return (
    <Drawing>
      {ground}
      <path d='M33 60C33 6 127 6 127 60' data-line='handle' />
      <path d='M56 60c0-20 16-31 36-31 21 0 34 12 34 31Z' data-fill='fur' />
      <path d='M26 62h108l-9 41a7 7 0 0 1-7 5H42a7 7 0 0 1-7-5Z' data-fill='blue' />
      <path d='M31 80h98M34 94h92M56 66l4 42M80 66v42M104 66l-4 42' data-line='weave' />
      <rect x={20} y={55} width={120} height={13} rx={6.5} data-fill='deep' />
      <path d='M120 57c12 2 13 22 4 31' data-line='tail' />
      <path d='M46 51 44 27l15 9q8-3 15 0l14-10-1 25a20 17 0 0 1-41 0Z' data-fill='head' />
      <path d='M54 50q4 4 8 0M71 50q4 4 8 0M64 58q2.5 2.5 5 0' data-line='sleep' />
      <rect x={48} y={58} width={13} height={17} rx={6.5} data-fill='head' />
      <rect x={72} y={58} width={13} height={17} rx={6.5} data-fill='head' />
      <g data-fill='green'>
        <path d={dropPath} transform='translate(24 30) scale(.42)' />
        <path d={dropPath} transform='translate(15 15) scale(.58)' />
        <path d={dropPath} transform='translate(3 -1) scale(.78)' />
      </g>
    </Drawing>
  )
}
