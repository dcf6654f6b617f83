import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { entityPath } from '../../contract/paths/site-paths'
import { entityPaths, manifestNames } from '../../contract/site/site-manifest'
import { MeasuringFailed } from './measuring-failed'

/** A page that is measured, by the name under which its figures are shown. */
export interface MeasuredPage {
  name: string
  path: string
}

/** Page of plain text that stands for its kind. */
export const textPagePath = '/what-is-microlearning'

/**
 * Folder of the published site.
 * @throws MeasuringFailed where nothing has been published.
 */
export async function publishedSite(): Promise<string> {
  const folder = await realpath('dist').catch(() => null)
  if (folder) return folder
  throw new MeasuringFailed('There is no published site to measure: run npm run build first.')
}

/** One page of each kind: home, a product, a lesson, a page of text. */
export async function pagesToMeasure(site: string): Promise<MeasuredPage[]> {
  const text = await readFile(join(site, 'manifest', manifestNames.entityPaths), 'utf8')
  const { product, blogPost } = entityPaths.parse(JSON.parse(text))
  return [
    { name: 'home', path: '/' },
    { name: 'product', path: firstOf('product', product) },
    { name: 'lesson', path: firstOf('blogPost', blogPost) },
    { name: 'text', path: textPagePath },
  ]
}

function firstOf(entity: 'product' | 'blogPost', slugs: Readonly<Record<string, string>>): string {
  const id = Math.min(...Object.keys(slugs).map(Number))
  const slug = slugs[String(id)]
  if (slug === undefined) throw new MeasuringFailed(`The published site has no ${entity}.`)
  return entityPath(entity, { id, slug })
}
