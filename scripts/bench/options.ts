import { parseArgs } from 'node:util'
import { MeasuringFailed } from './programs'

export const partNames = ['pages', 'build', 'gateway', 'publish'] as const
export type PartName = (typeof partNames)[number]

/** Parts to measure, and how often and how much. */
export interface BenchOptions {
  only: PartName[]
  /** Repetitions, of which the median is shown. */
  runs: number
  /** Numbers of products for which the site is built. */
  sizes: number[]
  /** Duration of one burst of requests, in seconds. */
  seconds: number
  /** Number of requests after which the gateway's memory is measured again. */
  requests: number
  /** Live sockets that the gateway holds at the same time. */
  sockets: number
}

/**
 * Reads the command line: `--only pages,gateway --runs 3 --sizes 1000,10000 --seconds 4
 * --requests 40000 --sockets 2000`.
 * @throws MeasuringFailed naming the invalid option
 */
export function readOptions(args: string[]): BenchOptions {
  const { only, runs, sizes, seconds, requests, sockets } = valuesOf(args)
  return {
    only: only === undefined ? [...partNames] : only.split(',').map(partName),
    runs: wholeNumber('runs', runs ?? '3', 25),
    sizes: (sizes ?? '1000,10000').split(',').map((size) => wholeNumber('sizes', size, 100_000)),
    seconds: wholeNumber('seconds', seconds ?? '4', 60),
    requests: wholeNumber('requests', requests ?? '40000', 999_999),
    sockets: wholeNumber('sockets', sockets ?? '2000', 2000),
  }
}

function valuesOf(args: string[]) {
  const text = { type: 'string' } as const
  try {
    const options = {
      only: text,
      runs: text,
      sizes: text,
      seconds: text,
      requests: text,
      sockets: text,
    }
    return parseArgs({ args, options }).values
  } catch (failure) {
    throw new MeasuringFailed(failure instanceof Error ? failure.message : String(failure))
  }
}

function partName(word: string): PartName {
  const name = partNames.find((known) => known === word.trim())
  if (name) return name
  throw new MeasuringFailed(`--only takes ${partNames.join(', ')}, not '${word}'`)
}

function wholeNumber(option: string, text: string, most: number): number {
  const value = /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : 0
  if (value >= 1 && value <= most) return value
  throw new MeasuringFailed(`--${option} takes whole numbers from 1 to ${most}, not '${text}'`)
}
