import * as z from 'zod/mini'
import { avatarFile, avatarPart } from '../../../contract/account/avatar-file'

/** Whether a file can be the picture, and if not, why (decision GW4). */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>) {
  const { error } = z.safeParse(avatarFile, { type, size })
  if (!error) return null
  return error.issues.some(({ path }) => path[0] === 'type') ? 'type' : 'size'
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
