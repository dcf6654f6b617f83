import { imageDimensionsFromData } from 'image-dimensions'
import * as z from 'zod/mini'
import { avatarFile, avatarPart } from '../../../contract/account/avatar-file'
import { boundsProblem } from '../../../contract/media/picture-bounds'

/** Why a file cannot be somebody's picture; a key of `picture` in the feature's texts. */
export type PictureProblem = 'type' | 'size' | 'unreadable' | 'dimensions' | 'shape'

/** Whether a file can be the picture, and if not, why; only its head is looked at. */
export async function pictureProblem(file: File): Promise<PictureProblem | null> {
  const { error } = z.safeParse(avatarFile, { type: file.type, size: file.size })
  if (error) return error.issues.some(({ path }) => path[0] === 'type') ? 'type' : 'size'
  const bytes = await file.arrayBuffer().catch(() => new ArrayBuffer(0))
  const dimensions = imageDimensionsFromData(new Uint8Array(bytes))
  if (!dimensions) return 'unreadable'
  const isTaken = dimensions.type === 'jpeg' || dimensions.type === 'png'
  return isTaken ? boundsProblem(dimensions) : 'type'
}

/** The form that carries the picture. */
export function pictureForm(file: File): FormData {
  const form = new FormData()
  form.set(avatarPart, file)
  return form
}

/**
 * The picture as an address that a page may show; the site's rules take no `blob:`.
 * @throws Error where the file cannot be read
 */
export function pictureAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new Error('The picture could not be read.'))
    reader.readAsDataURL(file)
  })
}
