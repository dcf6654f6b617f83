import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { derivedNumber } from '../seed/derived-values'

/** The placeholder source; it always exists. */
export const fallbackSource = 'static/images/default.png'

/** The placeholder picture is a file of the site. */
const fallbackFile = join(__dirname, '../../../static/images/default.svg')

const pictures = join(__dirname, '../seed/content/pictures')

/** Folder and name of each picture of the seeded content, e.g. `blog/mnimi`. */
export const seededPictures: readonly string[] = readdirSync(pictures)
  .flatMap((folder) => readdirSync(join(pictures, folder)).map((file) => `${folder}/${file}`))
  .map((path) => path.replace(/\.svg$/, ''))
  .sort()

/**
 * The SVG of a source such as `media/uploads/blog/<name>.png`. Content without a file always gets
 * the same one of the pictures of its folder. Product pictures show the product's title, so a
 * product without a file gets the picture of a category.
 */
export function pictureOfSource(source: string): string {
  if (source === fallbackSource) return readFileSync(fallbackFile, 'utf8')
  const path = source.replace(/^media\/uploads\/|\.[^./]*$/g, '')
  if (seededPictures.includes(path)) return read(path)
  const folder = /^(blog|users)\//.exec(path)?.[0] ?? 'categories/'
  const choices = seededPictures.filter((name) => name.startsWith(folder))
  return read(choices[derivedNumber(choices.length, path)] ?? '')
}

const read = (path: string) => readFileSync(join(pictures, `${path}.svg`), 'utf8')
