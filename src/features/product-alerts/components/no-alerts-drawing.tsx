import { dropPath } from '#components/brand-mark'
import { Drawing, ground } from '#components/drawing'

/** An hourglass of drops: nobody waits for anything. */
export function NoAlertsDrawing() {
  return (
    <Drawing>
      {ground}
      <path
        d='M58 22h44v14c0 13-15 17-15 25s15 12 15 25v14H58V86c0-13 15-17 15-25S58 49 58 36Z'
        data-fill='pale'
      />
      <path d='M63 40h34c-2 8-12 12-17 19-5-7-15-11-17-19Z' data-fill='blue' />
      <path d={dropPath} transform='translate(74 64) scale(.5)' data-fill='blue' />
      <path d='M62 100V92c2-8 9-10 18-10s16 2 18 10v8Z' data-fill='blue' />
      <path d='M71 88q3 3 6 0M83 88q3 3 6 0M78 94q2 2 4 0' data-line='face' />
      <rect x={48} y={14} width={64} height={10} rx={5} data-fill='green' />
      <rect x={48} y={99} width={64} height={10} rx={5} data-fill='green' />
      <path d='M64 30v6' data-line='shine' />
    </Drawing>
  )
}
