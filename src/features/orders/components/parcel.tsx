import { dropPath } from '#components/brand-mark'
import { Drawing, ground } from '#components/drawing'

/** An open parcel; from it the drop looks out for the first order. */
export function Parcel() {
  return (
    <Drawing>
      {ground}
      <path d='M46 62 58 50h44l12 12Z' data-fill='sun' />
      <path d='M46 62 58 50h44l12 12Z' data-fill='shade' />
      <path d={dropPath} transform='translate(53.6 22) scale(2.2)' data-fill='green' />
      <path d='M73 51v4M87 51v4' data-line='dark' />
      <path d='M46 62 22 54l12-12 24 8ZM114 62l24-8-12-12-24 8Z' data-fill='sun' />
      <path d='M44 62h72v41a6 6 0 0 1-6 6H50a6 6 0 0 1-6-6Z' data-fill='sun' />
      <path d='M44 62h72l-7 13H51Z' data-fill='shade' />
      <rect x={86} y={84} width={22} height={16} rx={2} data-fill='paper' />
      <path d='M90 90h14M90 95h8' data-line='label' />
      <path d={dropPath} transform='translate(51 83) scale(.7)' data-fill='green' />
    </Drawing>
  )
}
