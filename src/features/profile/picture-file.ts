import { imageDimensionsFromData } from 'image-dimensions'
import * as z from 'zod/mini'
import { avatarFile, avatarPart, boundsProblem } from '#contract/media/picture-bounds'

/** Why a file is refused; a key of `picture` in the messages. */
export type PictureProblem = 'type' | 'size' | 'unreadable' | 'dimensions' | 'shape'

/** Validates type, size and dimensions from the header of the file; null if it is valid. */
export async function pictureProblem(file: File): Promise<PictureProblem | null> {
  const { error } = z.safeParse(avatarFile, { type: file.type, size: file.size })
  if (error) return error.issues.some(({ path }) => path[0] === 'type') ? 'type' : 'size'
  const bytes = await file.arrayBuffer().catch(() => new ArrayBuffer(0))
  const dimensions = imageDimensionsFromData(new Uint8Array(bytes))
  if (!dimensions) return 'unreadable'
  const isAccepted = dimensions.type === 'jpeg' || dimensions.type === 'png'
  return isAccepted ? boundsProblem(dimensions) : 'type'
}

/** The multipart body of an upload. */
export function pictureForm(file: File): FormData {
  const form = new FormData()
  form.set(avatarPart, file)
  return form
}

/**
 * The picture as a data URL, because the CSP forbids `blob:`.
 * @throws Error if the file cannot be read
 */
export function pictureDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new Error('The picture could not be read.'))
    reader.readAsDataURL(file)
  })
}
