import { join } from 'node:path'
import type { Result } from 'lighthouse'
import { freePort, MeasuringFailed, startProgram, waitUntilItAnswers } from '../programs'

/** Result of one visit: scores from 0 to 100, times in milliseconds, CLS without a unit. */
export interface Visit {
  scores: Record<Category, number>
  lcp: number
  tbt: number
  cls: number
  /** Main-thread time for scripts: parsing, execution, garbage collection. */
  scripting: number
  /** Everything transferred, compressed. */
  bytes: number
  requests: number
}

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/**
 * How the slow phone is emulated: `simulate` computes its times from a fast visit, as the preset
 * does; `devtools` throttles network and processor in the browser.
 */
export const throttlings = ['simulate', 'devtools'] as const
export type Throttling = (typeof throttlings)[number]

const quietChromium = [
  '--no-sandbox',
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * One visit with Lighthouse's mobile preset, in a separate Chromium.
 * @param folder for the browser's profile and output; a new one for each visit
 */
export async function visit(
  url: string,
  throttling: Throttling,
  chromium: string,
  folder: string,
): Promise<Visit> {
  const port = await freePort()
  const profile = [`--remote-debugging-port=${port}`, `--user-data-dir=${join(folder, 'profile')}`]
  const browser = startProgram({
    command: chromium,
    args: [...quietChromium, ...profile, 'about:blank'],
    log: join(folder, 'chromium.log'),
  })
  try {
    await waitUntilItAnswers(`http://127.0.0.1:${port}/json/version`, browser)
    const { default: lighthouse } = await import('lighthouse')
    const onlyCategories = [...categories]
    const outcome = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories,
      throttlingMethod: throttling,
    })
    if (!outcome) throw new MeasuringFailed(`Lighthouse returned no report for ${url}.`)
    return readVisit(outcome.lhr)
  } finally {
    await browser.stop()
  }
}

/**
 * Reads the figures of a report.
 * @throws MeasuringFailed if the page did not load or a figure is missing
 */
export function readVisit(report: Pick<Result, 'categories' | 'audits' | 'runtimeError'>): Visit {
  if (report.runtimeError) throw new MeasuringFailed(report.runtimeError.message)
  const score = (category: Category) =>
    Math.round(100 * present(report.categories[category]?.score, category))
  const figure = (audit: string) => present(report.audits[audit]?.numericValue, audit)
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    scripting: sumOf(rowsOf(report, 'mainthread-work-breakdown').filter(isScripting), 'duration'),
    bytes: sumOf(requestsOf(report), 'transferSize'),
    requests: requestsOf(report).length,
  }
}

type Row = Readonly<Record<string, unknown>>

/** The rows of an audit's table. */
function rowsOf({ audits }: Pick<Result, 'audits'>, audit: string): readonly Row[] {
  const details = audits[audit]?.details
  if (details && 'items' in details) return details.items as readonly Row[]
  throw new MeasuringFailed(`Lighthouse returned no table for ${audit}.`)
}

/** Requests over the network, without pictures that are embedded in the document. */
function requestsOf(report: Pick<Result, 'audits'>): readonly Row[] {
  return rowsOf(report, 'network-requests').filter(({ url }) => String(url).startsWith('http'))
}

const scriptGroups: readonly unknown[] = [
  'scriptEvaluation',
  'scriptParseCompile',
  'garbageCollection',
]

const isScripting = ({ group }: Row) => scriptGroups.includes(group)

function sumOf(rows: readonly Row[], field: string): number {
  return rows.reduce((sum, row) => sum + (Number(row[field]) || 0), 0)
}

function present(value: number | null | undefined, name: string): number {
  if (typeof value === 'number') return value
  throw new MeasuringFailed(`Lighthouse returned no figure for ${name}.`)
}
