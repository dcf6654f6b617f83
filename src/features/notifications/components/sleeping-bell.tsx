import { Drawing, ground } from '#components/drawing'

/** A bell with nothing to ring for. */
export function SleepingBell() {
  return (
    <Drawing width={140}>
      {ground}
      <circle cx={80} cy={99} r={9} data-fill='deep' />
      <circle cx={80} cy={22} r={7} data-fill='deep' />
      <path
        d='M80 24c22 0 32 15 32 36 0 16 4 24 11 31a5 5 0 0 1-3 8H40a5 5 0 0 1-3-8c7-7 11-15 11-31 0-21 10-36 32-36Z'
        data-fill='blue'
      />
      <path d='M64 62q4 4 8 0M88 62q4 4 8 0M76 73q4 3 8 0' data-line='face' />
      <path d='M122 46h11l-11 13h11M138 20h8l-8 10h8' data-line='thread' />
    </Drawing>
  )
}
