import type { ThemeUIStyleObject } from 'theme-ui'
import { dropPath } from '#components/brand-mark'
import { Drawing, ground } from '#components/drawing'
import { keyframes } from '#theme/styles'

interface ParcelProps {
  /** The drop looks out of it, lands in it, or stands beside it. */
  drop: 'waiting' | 'landing' | 'beside'
}

/** An open parcel, and where the brand's drop is. */
export function Parcel({ drop }: ParcelProps) {
  return (
    <Drawing>
      {ground}
      <path d='M46 62 58 50h44l12 12Z' data-fill='sun' />
      <path d='M46 62 58 50h44l12 12Z' data-fill='shade' />
      {drop === 'waiting' && (
        <>
          <path d={dropPath} transform='translate(53.6 22) scale(2.2)' data-fill='green' />
          <path d='M73 51v4M87 51v4' data-line='dark' />
        </>
      )}
      {drop === 'landing' && (
        <g sx={styles.landing}>
          <path d={dropPath} transform='translate(53.6 10) scale(2.2)' data-fill='green' />
          <path d='M72.5 41v4M87.5 41v4M75.5 50q4.5 4.5 9 0' data-line='dark' />
        </g>
      )}
      <path d='M46 62 22 54l12-12 24 8ZM114 62l24-8-12-12-24 8Z' data-fill='sun' />
      <path d='M44 62h72v41a6 6 0 0 1-6 6H50a6 6 0 0 1-6-6Z' data-fill='sun' />
      <path d='M44 62h72l-7 13H51Z' data-fill='shade' />
      <rect x={86} y={84} width={22} height={16} rx={2} data-fill='paper' />
      <path d='M90 90h14M90 95h8' data-line='label' />
      <path d={dropPath} transform='translate(51 83) scale(.7)' data-fill='green' />
      {drop === 'beside' && (
        <>
          <path d={dropPath} transform='translate(116 72) scale(1.5)' data-fill='green' />
          <path d='M130 95v2.5M138 95v2.5M131.5 101.5h5' data-line='smile' />
        </>
      )}
    </Drawing>
  )
}

/** The drop falls, yields, springs back and rests. */
const land = keyframes({
  '0%': { transform: 'translateY(-75px)', animationTimingFunction: 'ease-in' },
  '50%': { transform: 'translateY(0)' },
  '62%': { transform: 'translateY(5px) scale(1.06, 0.92)' },
  '80%': { transform: 'translateY(-4px) scale(0.98, 1.03)' },
  '100%': { transform: 'none' },
})

const styles = {
  landing: {
    transformBox: 'fill-box',
    transformOrigin: '50% 100%',
    '@media (prefers-reduced-motion: no-preference)': {
      animation: `${land} 900ms ease-out 150ms backwards`,
    },
  },
} satisfies Record<string, ThemeUIStyleObject>
