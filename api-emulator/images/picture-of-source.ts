import { composeAvatar } from '../pictures/compose-avatar'
import { composePicture } from '../pictures/compose-picture'
import { composeProduct } from '../pictures/compose-product'
import { choosePalette, type PaletteName } from '../pictures/palettes'
import type { PictureSubject } from '../pictures/picture-subject'

/** The source that stands for "no picture"; it always exists. */
export const fallbackSource = 'static/images/default.png'

/** What is shown where there is no picture; the site carries the same drawing as a file. */
const fallbackSubject = { slug: 'quiet-water', palette: 'slate' } as const

/**
 * The SVG behind a source such as `media/uploads/blog/<slug>.png`: the file name is the seed, the
 * folder says whether it is a lesson, a product or a person. A product of the catalogue shows
 * itself, and its second view as `<slug>-2.png`. The palette comes from the folder and the name
 * unless one is given.
 */
export function pictureOfSource(source: string, palette?: PaletteName): string {
  const [root, , folder = ''] = source.split('/')
  if (root === 'static') return composePicture(fallbackSubject)
  const slug = slugOf(source)
  const kind = kinds[folder] ?? 'product'
  const subject = { slug, palette: palette ?? choosePalette(kind, slug) }
  if (kind === 'person') return composeAvatar(subject)
  const product = folder === 'products' ? viewOfProduct(subject) : undefined
  return product ?? composePicture(subject)
}

function viewOfProduct({ slug, palette }: PictureSubject): string | undefined {
  const front = composeProduct({ slug, palette, view: 'front' })
  if (front || !slug.endsWith('-2')) return front
  return composeProduct({ slug: slug.slice(0, -2), palette, view: 'second' })
}

const kinds: Record<string, 'lesson' | 'product' | 'person' | undefined> = {
  blog: 'lesson',
  products: 'product',
  categories: 'product',
  users: 'person',
}

function slugOf(source: string): string {
  const file = source.slice(source.lastIndexOf('/') + 1)
  return file.replace(/\.[^.]*$/, '')
}
