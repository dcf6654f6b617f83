import { dropPath } from '#components/brand-mark'
import { Drawing, ground } from '#components/drawing'

/** A drop with a pencil, about to give the first stars. */
export function NoReviewsDrawing() {
  return (
    <Drawing>
      {ground}
      <path
        d='M58 12h74a14 14 0 0 1 14 14v20a14 14 0 0 1-14 14H78L62 73l1-13h-5a14 14 0 0 1-14-14V26a14 14 0 0 1 14-14Z'
        data-fill='paper'
      />
      <path d={star} transform='translate(52 26)' data-fill='sun' />
      <path d={star} transform='translate(70 26)' data-fill='sun' />
      <path d={star} transform='translate(88 26)' data-fill='fold' />
      <path d={star} transform='translate(106 26)' data-fill='fold' />
      <path d={star} transform='translate(124 26)' data-fill='fold' />
      <path d={dropPath} transform='translate(14 50) scale(2.4)' data-fill='green' />
      <path d='M34 86v4M51 86v4' data-line='dark' />
      <path d='M39 94q4 4 8 0' data-line='dark' />
      <path d='m92 46 26 46' data-line='pencil' />
      <path d='m88.5 39.8 1 8.5 5.5-3.200Z' data-fill='pupil' />
    </Drawing>
  )
}

/** In a box of 18 × 18. */
const star = 'M9 .8 11.4 6l5.6.6-4.2 3.8 1.2 5.600L9 13.2 4 16l1.2-5.600L1 6.6 6.6 6Z'
