import { figure, median, table } from '../figures'
import { categories, type Visit } from './run-lighthouse'

/** The visits of one page and of the page without scripts beside it. */
export interface PageVisits {
  name: string
  page: readonly Visit[]
  baseline: readonly Visit[]
}

const head = [
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

/** Medians of the visits, page by page, and the ratio of the two largest paints. */
export function pageFigures(pages: readonly PageVisits[]): string {
  return table(
    head,
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

const pictureAddress = /\/media_stream-image\/[^\s"'<>,]+/g
const mostPictures = 200

/** Paths of a page's pictures, each once. */
export function pictureAddresses(html: string): string[] {
  const found = html.match(pictureAddress) ?? []
  return [...new Set(found.map((address) => address.replaceAll('&amp;', '&')))]
}

/** Requests a page's pictures once, so that none is resized while it is measured. */
export async function warmPictures(origin: string, path: string): Promise<void> {
  const html = await (await fetch(`${origin}${path}`)).text()
  for (const address of pictureAddresses(html).slice(0, mostPictures)) {
    const picture = await fetch(`${origin}${address}`)
    await picture.arrayBuffer()
  }
}
