import * as z from 'zod/mini'
import { count, id, money } from '../wire/scalars'

/** Price, stock and rating of a product as built: the fields that its card shows. */
const indexedOffer = z.tuple([
  /** Final price and discount, in euro. */
  money,
  money,
  /** Stock. */
  count,
  /** Average in half stars, and number, of the approved reviews. */
  z.number(),
  count,
])
export type IndexedOffer = z.infer<typeof indexedOffer>

const texts = z.array(z.string())

/**
 * The pages of one kind, as columns: half the size of rows when compressed. They are the texts
 * themselves; the site's worker makes its index of them, because a serialised index would be
 * several times larger.
 */
export const searchIndexFile = z.object({
  path: texts,
  title: texts,
  /** Shown below the title, and searched. */
  summary: texts,
  /** Names of topics, categories and tags. */
  labels: texts,
  /** Other words of the page, each once. */
  words: texts,
  /** Sources in the image service; may be empty. */
  picturePath: texts,
  /** Locale of the title. */
  locale: texts,
  /** Of products only. */
  offer: z.optional(z.array(indexedOffer)),
  /** The group of variants of each product; only where there are groups. */
  variantGroup: z.optional(z.array(z.nullable(id))),
})
export type SearchIndexFile = z.infer<typeof searchIndexFile>

const columns = ['path', 'title', 'summary', 'labels', 'words', 'picturePath', 'locale'] as const

/** One page of a kind, i.e. a row of {@link searchIndexFile}. */
export type IndexedPage = {
  [Column in (typeof columns)[number]]: SearchIndexFile[Column][number]
} & { offer?: IndexedOffer; variantGroup?: number | null }

/** Stands for the page's slug in the name of its picture, which often contains it. */
const slugMark = '*'

function slugOf({ path }: { path: string }): string {
  return path.slice(path.lastIndexOf('/') + 1) || slugMark
}

/** The file with these pages. */
export function indexFileOf(pages: readonly IndexedPage[]): SearchIndexFile {
  const column = (name: (typeof columns)[number]) => pages.map((page) => page[name])
  const offers = pages.flatMap(({ offer }) => (offer ? [offer] : []))
  const groups = pages.map(({ variantGroup = null }) => variantGroup)
  return {
    path: column('path'),
    title: column('title'),
    summary: column('summary'),
    labels: column('labels'),
    words: column('words'),
    picturePath: pages.map((page) => page.picturePath.replaceAll(slugOf(page), slugMark)),
    locale: column('locale'),
    ...(offers.length > 0 && { offer: offers }),
    ...(groups.some((group) => group !== null) && { variantGroup: groups }),
  }
}

export function pagesIn(file: SearchIndexFile): IndexedPage[] {
  const text = (name: (typeof columns)[number], at: number) => file[name][at] ?? ''
  return file.path.map((path, at) => {
    const offer = file.offer?.[at]
    const variantGroup = file.variantGroup?.[at]
    return {
      path,
      title: text('title', at),
      summary: text('summary', at),
      labels: text('labels', at),
      words: text('words', at),
      picturePath: text('picturePath', at).replaceAll(slugMark, slugOf({ path })),
      locale: text('locale', at),
      ...(offer && { offer }),
      ...(variantGroup && { variantGroup }),
    }
  })
}
