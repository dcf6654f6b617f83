import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import PQueue from 'p-queue'
import { readPublicConfig } from '../../../contract/config/public-config'
import type { ReadPicture } from '../service-pictures'
import { composeSharePicture, type SharedPage } from './share-picture'

/** Where the pictures are, under names that change with what they show. */
export const shareFolder = '/share'

/** Changes when the pictures are drawn in another way, so that all get new names. */
const drawing = 3

export interface ShareBrand {
  appTitle: string
  logo: Buffer | null
}

/** A page with the source of its own picture in the image service. */
export interface PictureOrder extends SharedPage {
  picturePath: string
}

/** The brand of the public configuration, with its logo if that is a file of the site. */
export async function readShareBrand(): Promise<ShareBrand> {
  const { appTitle, appLogo } = readPublicConfig(process.env)
  const logo = await readFile(join('static', appLogo)).catch(() => null)
  return { appTitle, logo }
}

/** Path of the picture of a page: the same content has the same name in every build. */
export function sharePicturePath(page: PictureOrder, { appTitle, logo }: ShareBrand): string {
  const { name, section, note, kind, picturePath } = page
  const shown = JSON.stringify([drawing, appTitle, name, section, note, kind, picturePath])
  const hash = createHash('sha256').update(shown)
  if (logo) hash.update(logo)
  return `${shareFolder}/${hash.digest('hex').slice(0, 20)}.jpg`
}

export interface ShareWriting {
  /** The built site, `public`. */
  folder: string
  brand: ShareBrand
  readPicture: ReadPicture
}

/** Names of pictures without the page's own one, because the image service did not have it. */
const incompleteFile = '.incomplete.txt'

/**
 * Composes the pictures that the last build did not have, a few at a time, and removes those that no
 * page has any more.
 * @returns number of composed pictures
 */
export async function writeSharePictures(
  pages: readonly (PictureOrder & { sharePicture: string })[],
  { folder, brand, readPicture }: ShareWriting,
): Promise<number> {
  const target = join(folder, shareFolder)
  await mkdir(target, { recursive: true })
  const wanted = new Map(
    pages.map((page) => [page.sharePicture.slice(shareFolder.length + 1), page]),
  )
  const present = await readdir(target)
  const incomplete = new Set(await readIncomplete(target))
  const stale = present.filter((name) => name !== incompleteFile && !wanted.has(name))
  await Promise.all(stale.map((name) => rm(join(target, name))))
  const missing = [...wanted].filter(([name]) => !present.includes(name) || incomplete.has(name))
  const queue = new PQueue({ concurrency: availableParallelism() })
  const failed: string[] = []
  let composed = 0
  await queue.addAll(
    missing.map(([name, page]) => async () => {
      const picture = await readPicture(page.picturePath).catch(() => undefined)
      if (picture === undefined) failed.push(name)
      // Without its own picture again: what the last build composed stays.
      if (picture === undefined && incomplete.has(name)) return
      const composeWith = (own: Buffer | null) =>
        composeSharePicture({ page, ...brand, picture: own })
      // A picture that cannot be read must not stop the publication of the others.
      const bytes = await composeWith(picture ?? null).catch(() => composeWith(null))
      composed += 1
      await writeFile(join(target, `.${name}`), bytes)
      await rename(join(target, `.${name}`), join(target, name))
    }),
  )
  await writeFile(join(target, incompleteFile), failed.sort().join('\n'))
  return composed
}

async function readIncomplete(target: string): Promise<string[]> {
  const text = await readFile(join(target, incompleteFile), 'utf8').catch(() => '')
  return text.split('\n')
}
