import { figure, median, table } from '../figures'
import { categories, type Visit } from './run-lighthouse'

/** Visits of one page, of the page without scripts and of the floor's page for comparison. */
export interface PageVisits {
  name: string
  page: readonly Visit[]
  baseline: readonly Visit[]
  floor: readonly Visit[]
}

const paintHead = [
  'page',
  'perf',
  'a11y',
  'best',
  'seo',
  'LCP ms',
  'TBT ms',
  'CLS',
  'plain LCP',
  'ratio',
]

/** Medians of the visits, page by page, and the ratio of the two largest contentful paints. */
export function pageFigures(pages: readonly PageVisits[]): string {
  return table(
    paintHead,
    pages.map(({ name, page, baseline }) => {
      const of = (read: (visit: Visit) => number) => median(page.map(read))
      const lcp = of((visit) => visit.lcp)
      const plainLcp = median(baseline.map((visit) => visit.lcp))
      return [
        name,
        ...categories.map((category) => figure(of(({ scores }) => scores[category]))),
        figure(lcp),
        figure(of(({ tbt }) => tbt)),
        figure(
          of(({ cls }) => cls),
          3,
        ),
        figure(plainLcp),
        figure(lcp / plainLcp, 2),
      ]
    }),
  )
}

const floorHead = [
  'page',
  'TBT ms',
  'floor',
  'more',
  'script ms',
  'floor',
  'ratio',
  'kB',
  'floor',
  'ratio',
  'requests',
  'floor',
]

/**
 * Medians of the visits compared with those of the floor, the plainest Gatsby site of the same
 * texts: the additional blocking time, and the ratios of script time and of transferred bytes.
 */
export function floorFigures(pages: readonly PageVisits[]): string {
  return table(
    floorHead,
    pages.map(({ name, page, floor }) => {
      const both = (read: (visit: Visit) => number) =>
        [median(page.map(read)), median(floor.map(read))] as const
      const [tbt, floorTbt] = both((visit) => visit.tbt)
      const [scripting, floorScripting] = both((visit) => visit.scripting)
      const [kilobytes, floorKilobytes] = both(({ bytes }) => bytes / 1000)
      const [requests, floorRequests] = both((visit) => visit.requests)
      return [
        name,
        figure(tbt),
        figure(floorTbt),
        figure(tbt - floorTbt),
        figure(scripting),
        figure(floorScripting),
        figure(scripting / floorScripting, 2),
        figure(kilobytes),
        figure(floorKilobytes),
        figure(kilobytes / floorKilobytes, 2),
        figure(requests),
        figure(floorRequests),
      ]
    }),
  )
}

const pictureAddress = /\/media_stream-image\/[^\s"'<>,]+/g
const mostPictures = 200

/** Paths of a page's pictures, each once. */
export function pictureAddresses(html: string): string[] {
  const found = html.match(pictureAddress) ?? []
  return [...new Set(found.map((address) => address.replaceAll('&amp;', '&')))]
}

/** Requests a page's pictures once, so that none is resized during the measurement. */
export async function warmPictures(origin: string, path: string): Promise<void> {
  const html = await (await fetch(`${origin}${path}`)).text()
  for (const address of pictureAddresses(html).slice(0, mostPictures)) {
    const picture = await fetch(`${origin}${address}`)
    await picture.arrayBuffer()
  }
}
