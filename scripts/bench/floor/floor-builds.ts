import { join } from 'node:path'
import { cardsPerPage } from '#contract/paths/site-paths'
import { peakMemory } from '../build/process-memory'
import { withFolder } from '../build/run-build'
import { syntheticLists } from '../build/synthetic-content'
import { plainStylesheet } from '../pages/zero-script-page'
import { MeasuringFailed } from '../programs'
import { type FloorPage, makeFloorSite, startFloorBuild, writeFloorPages } from './floor-site'

/** Duration and memory of one build of the floor, which has no publishing step. */
export interface FloorBuild {
  seconds: number
  /** Highest memory of all its processes together, in MiB. */
  peakMib: number | null
}

/**
 * As many pages as the measured site has, with the same texts: products, lessons, and lists of
 * names for all other pages.
 */
export function floorPagesOf(products: number, pageCount: number): FloorPage[] {
  const lists = syntheticLists(products)
  const ofProducts = lists['/product'].map(({ id, translations: { el } }) =>
    plainPage(`/product-${id}`, el.name, el.description),
  )
  const ofLessons = lists['/blog/post'].map(({ id, translations: { el } }) =>
    plainPage(`/lesson-${id}`, el.title, el.body),
  )
  const listCount = Math.max(0, pageCount - ofProducts.length - ofLessons.length)
  const ofLists = Array.from({ length: listCount }, (_, at) => {
    const first = (at * cardsPerPage) % ofProducts.length
    const items = ofProducts
      .slice(first, first + cardsPerPage)
      .map(({ path, title }) => `<li><a href="${path}">${title}</a></li>`)
    return plainPage(`/list-${at + 1}`, `List ${at + 1}`, `<ul>${items.join('')}</ul>`)
  })
  return [...ofProducts, ...ofLessons, ...ofLists]
}

function plainPage(path: string, title: string, text: string): FloorPage {
  const html = `<main><h1>${title}</h1>${text}</main>`
  return { path, title, description: title, html, preloads: [] }
}

/** Builds the floor from scratch, and again after its first page got another title. */
export async function measureFloor(
  pages: readonly FloorPage[],
  newTitle: string,
): Promise<{ cold: FloorBuild; warm: FloorBuild }> {
  const builds: FloorBuild[] = []
  await withFolder(async (parent) => {
    const folder = join(parent, 'floor')
    await makeFloorSite(folder, pages, plainStylesheet)
    builds.push(await runFloorBuild(folder))
    const changed = pages.map((page, at) => (at === 0 ? { ...page, title: newTitle } : page))
    await writeFloorPages(folder, changed)
    builds.push(await runFloorBuild(folder))
  })
  const [cold, warm] = builds
  if (!cold || !warm) throw new MeasuringFailed('A build of the floor has no figures.')
  return { cold, warm }
}

async function runFloorBuild(folder: string): Promise<FloorBuild> {
  const began = Date.now()
  const build = await startFloorBuild(folder)
  const [peakMib, code] = await Promise.all([peakMemory(build.pid, build.ended), build.ended])
  const seconds = (Date.now() - began) / 1000
  await build.stop()
  if (code !== 0) throw new MeasuringFailed(`Floor build failed.\n${build.output().slice(-3000)}`)
  return { seconds, peakMib }
}
