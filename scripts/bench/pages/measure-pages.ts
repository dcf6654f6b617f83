import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { withFolder } from '../build/run-build'
import { inTurns } from '../figures'
import type { BenchOptions } from '../options'
import { pagesToMeasure, publishedSite, startEmulator, startGateway } from '../servers'
import { floorFigures, type PageVisits, pageFigures, warmPictures } from './page-figures'
import { throttlings, type Visit, visit } from './run-lighthouse'
import {
  addFloorPages,
  baselinePath,
  copySiteWithBaselines,
  floorPath,
} from './site-with-baselines'

/**
 * Visits one page of each kind with Lighthouse's mobile preset, in turns with a page without
 * scripts and a page of the floor (scripts/bench/floor) of the same text and pictures, all from the
 * same gateway: once with a simulated slow phone, once with applied throttling.
 */
export async function measurePages(
  { runs }: BenchOptions,
  say: (text: string) => void,
): Promise<void> {
  const site = await publishedSite()
  const pages = await pagesToMeasure(site)
  const { findChromium } = await import('../../lib/find-chromium.mjs')
  const chromium = await findChromium()
  await withFolder(async (folder) => {
    const copy = join(folder, 'site')
    await copySiteWithBaselines(site, copy, pages)
    await addFloorPages(site, copy, pages, join(folder, 'floor'))
    say('The floor is built.')
    const { origin } = await startGateway(await startEmulator(folder), copy, folder)
    for (const { path } of pages) await warmPictures(origin, path)
    for (const throttling of throttlings) {
      const look = async (path: string, isLast = false): Promise<Visit> => {
        const profile = await mkdtemp(join(folder, 'visit-'))
        return visit(`${origin}${path}`, throttling, chromium, profile).catch((error) => {
          // Chromium sometimes records no start of the navigation.
          if (isLast) throw error
          say(`${path} again: ${error.message}`)
          return look(path, true)
        })
      }
      const figures: PageVisits[] = []
      for (const page of pages) {
        const [visits, baseline, floor] = await inTurns(
          runs,
          () => look(page.path),
          () => look(baselinePath(page)),
          () => look(floorPath(page)),
        )
        figures.push({ name: page.name, page: visits, baseline, floor })
        say(`${page.name.padEnd(8)} ${page.path}`)
      }
      say(`\nMedians of ${runs} visits, Lighthouse mobile, slow by '${throttling}';`)
      say("'plain' is the page without scripts, 'floor' the same in the plainest Gatsby site.\n")
      say(`${pageFigures(figures)}\n\n${floorFigures(figures)}\n`)
    }
  })
}
