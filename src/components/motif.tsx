import { dropPath } from './brand-mark'

export type MotifName = 'drop' | 'ripple' | 'book' | 'leaf' | 'bars'

interface MotifProps {
  name: MotifName
  /** Side in pixels. */
  size?: number
}

const drop = <path d={dropPath} transform='translate(36 10)' fill='currentColor' stroke='none' />

const drawings = {
  drop: (
    <>
      <path d={dropPath} transform='translate(18 6) scale(2.5)' fill='currentColor' stroke='none' />
      <path d='M24 80h48' opacity={0.4} />
    </>
  ),
  ripple: (
    <>
      {drop}
      <ellipse cx={48} cy={66} rx={12} ry={4} />
      <ellipse cx={48} cy={66} rx={25} ry={9} opacity={0.6} />
      <ellipse cx={48} cy={66} rx={39} ry={14} opacity={0.3} />
    </>
  ),
  book: (
    <>
      {drop}
      <path d='M48 50c-8-6-20-8-34-7v34c14-1 26 1 34 7 8-6 20-8 34-7V43c-14-1-26 1-34 7Zm0 0v34' />
    </>
  ),
  leaf: (
    <>
      <path d='M20 76C16 40 40 20 78 20c2 36-16 60-50 58' opacity={0.6} />
      <path d='M14 86C26 64 40 50 60 38' />
    </>
  ),
  bars: (
    <>
      {drop}
      <path d='M14 84V70m17 14V60m17 24V46m17 38V56m17 28V66' strokeWidth={8} opacity={0.6} />
    </>
  ),
} satisfies Record<MotifName, unknown>

/** A small drawing of brand shapes, for empty states and cards. Decorative. */
export function Motif({ name, size = 96 }: MotifProps) {
  return (
    <svg
      aria-hidden='true'
      width={size}
      height={size}
      viewBox='0 0 96 96'
      fill='none'
      stroke='currentColor'
      strokeWidth={3}
      strokeLinecap='round'
      strokeLinejoin='round'
    >
      {drawings[name]}
    </svg>
  )
}
