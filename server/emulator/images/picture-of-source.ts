import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { derivedNumber } from '../lib/derived-values'

/** The placeholder source; it always exists. */
export const fallbackSource = 'static/images/default.png'

/** The placeholder picture is a file of the site. */
const fallbackFile = join(__dirname, '../../../static/images/default.svg')

const pictures = join(__dirname, '../seed/content/pictures')

/** Folder and name of each picture file, e.g. `blog/mnimi`. */
const files: readonly string[] = readdirSync(pictures)
  .flatMap((folder) => readdirSync(join(pictures, folder)).map((file) => `${folder}/${file}`))
  .map((path) => path.replace(/\.svg$/, ''))
  .sort()

/** Compositions without a subject, for lessons and topics that have no picture of their own. */
export const motifPictures = files.filter((path) => path.startsWith('motifs/'))

/** The pictures of the seeded content. */
export const seededPictures = files.filter((path) => !motifPictures.includes(path))

/**
 * The SVG of a source such as `media/stagona/uploads/blog/<name>.png`. Content without a file always gets
 * the same picture: a lesson or topic a motif, since the drawings of the others show their subjects,
 * a product the picture of a category, since those of products show titles.
 */
export function pictureOfSource(source: string): string {
  if (source === fallbackSource) return readFileSync(fallbackFile, 'utf8')
  const path = source.replace(/^media\/stagona\/uploads\/|\.[^./]*$/g, '')
  if (seededPictures.includes(path)) return read(path)
  const choices = choicesFor(path)
  return read(choices[derivedNumber(choices.length, path)] ?? '')
}

function choicesFor(path: string): readonly string[] {
  if (path.startsWith('blog/')) return motifPictures
  const folder = path.startsWith('users/') ? 'users/' : 'categories/'
  return seededPictures.filter((name) => name.startsWith(folder))
}

const read = (path: string) => readFileSync(join(pictures, `${path}.svg`), 'utf8')
