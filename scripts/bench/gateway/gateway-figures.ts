import { median } from '../median'
import { figure, table } from '../table'
import type { Burst } from './burst'

/** Bursts against the gateway and against a bare proxy, round by round, and at an even pace. */
export interface SubjectBursts {
  name: string
  gateway: readonly Burst[]
  bare: readonly Burst[]
  /** The slowest hundredth at 1000 requests per second, in milliseconds. */
  paced: { gateway: number; bare: number }
}

const head = [
  'answer',
  'gateway req/s',
  'bare req/s',
  'ratio',
  'p99 ms',
  'bare p99',
  'p99 at 1000/s',
  'bare',
]

/** Medians of the rounds; the ratio is the median of each round's own. */
export function gatewayFigures(subjects: readonly SubjectBursts[]): string {
  return table(
    head,
    subjects.map(({ name, gateway, bare, paced }) => {
      const ratios = gateway.map(
        ({ perSecond }, round) => perSecond / (bare[round]?.perSecond ?? 0),
      )
      return [
        name,
        figure(median(gateway.map(({ perSecond }) => perSecond))),
        figure(median(bare.map(({ perSecond }) => perSecond))),
        figure(median(ratios), 2),
        figure(median(gateway.map(({ p99 }) => p99))),
        figure(median(bare.map(({ p99 }) => p99))),
        figure(paced.gateway),
        figure(paced.bare),
      ]
    }),
  )
}
