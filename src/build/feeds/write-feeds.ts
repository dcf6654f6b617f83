import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PublicConfig } from '../../../contract/config/public-config'
import {
  lessonFeedPaths,
  llmsTxtPath,
  type ProductFeed,
  productFeedPaths,
} from '../../../contract/paths/feed-paths'
import type { ReadPicture } from '../service-pictures'
import type { FeedContent } from './feed-content'
import { lessonFeeds } from './lesson-feed'
import { llmsTxt } from './llms-txt'
import { type FeedSite, googleFeed, skroutzFeed } from './product-feeds'

export interface FeedSettings {
  site: PublicConfig & Pick<FeedSite, 'shipping'>
  productFeeds: readonly ProductFeed[]
  brand: string
  /** Latest change of a product. */
  changedAt: string
  readPicture: ReadPicture
}

/**
 * Writes the feeds of lessons and products and `llms.txt`; removes product feeds that are not
 * configured any more.
 * @param folder the built site, `public`
 */
export async function writeFeeds(
  folder: string,
  content: FeedContent,
  { site, productFeeds, brand, changedAt, readPicture }: FeedSettings,
): Promise<void> {
  const lessons = content.newest.nodes
  const { rss, json } = lessonFeeds(lessons, site, await pictureSizes(lessons, readPicture))
  const products = content.allShopProduct.nodes
  const feedsOfProducts = {
    skroutz: () => skroutzFeed(products, { ...site, brand }, changedAt),
    google: () => googleFeed(products, { ...site, brand }),
  } satisfies Record<ProductFeed, () => string>
  await Promise.all([
    write(join(folder, lessonFeedPaths.rss), rss),
    write(join(folder, lessonFeedPaths.json), json),
    write(join(folder, llmsTxtPath), llmsTxt(content, site)),
    ...(Object.keys(productFeedPaths) as ProductFeed[]).map((name) => {
      const file = join(folder, productFeedPaths[name])
      return productFeeds.includes(name)
        ? write(file, feedsOfProducts[name]())
        : rm(file, { force: true })
    }),
  ])
}

/** Sizes in bytes, by the source; without the pictures that could not be read. */
async function pictureSizes(
  lessons: FeedContent['newest']['nodes'],
  readPicture: ReadPicture,
): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>()
  for (const { picturePath } of lessons) {
    const picture = await readPicture(picturePath).catch(() => null)
    if (picture) sizes.set(picturePath, picture.length)
  }
  return sizes
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
