import { composeAvatar } from '../pictures/compose-avatar'
import { composePicture } from '../pictures/compose-picture'
import { composeProduct } from '../pictures/compose-product'
import { choosePalette, type PaletteName, type PictureSubject } from '../pictures/palettes'

/** The placeholder source; it always exists. */
export const fallbackSource = 'static/images/default.png'

/** The placeholder picture; the site contains the same drawing as a file. */
const fallbackSubject = { slug: 'quiet-water', palette: 'slate' } as const

/**
 * Draws the SVG of a source such as `media/uploads/blog/<slug>.png`: the file name is the seed, the
 * folder selects lesson, product or person. A product of the catalogue has its own design, and a
 * second view as `<slug>-2.png`. Without a palette the folder and the name decide.
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
