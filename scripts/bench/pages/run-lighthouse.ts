import { join } from 'node:path'
import type { Result } from 'lighthouse'
import { freePort, MeasuringFailed, startProgram, waitUntilItAnswers } from '../programs'

/** What one visit showed: scores from 0 to 100, times in milliseconds, CLS without a unit. */
export interface Visit {
  scores: Record<Category, number>
  lcp: number
  tbt: number
  cls: number
}

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/**
 * How the slow phone is made: `simulate` reckons its times from a fast visit, as the preset does;
 * `devtools` has the browser itself wait for line and processor.
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
 * One visit of Lighthouse's mobile preset, in a Chromium of its own.
 * @param folder for the browser's profile and what it writes; a fresh one for each visit
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
    if (!outcome) throw new MeasuringFailed(`Lighthouse said nothing about ${url}.`)
    return readVisit(outcome.lhr)
  } finally {
    await browser.stop()
  }
}

/**
 * Reads the figures of a report.
 * @throws MeasuringFailed where the page did not load, or a figure is missing.
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
  }
}

function present(value: number | null | undefined, name: string): number {
  if (typeof value === 'number') return value
  throw new MeasuringFailed(`Lighthouse gave no figure for ${name}.`)
}
