import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { largestAvatar } from '../../contract/account/avatar-file'
import { fieldErrors } from '../answers/api-error'
import type { RouteDeps } from '../dependencies'
import { accountMessages } from '../seed/account-words'
import { type UserRow, users } from '../store/people-tables'
import { uploads } from '../store/upload-tables'

/** Most pixels of a picture, so that a small file cannot unfold into all of the memory. */
const mostPixels = 40_000_000

async function kindOf(bytes: Buffer): Promise<'jpg' | 'png'> {
  try {
    const { format } = await sharp(bytes, { limitInputPixels: mostPixels }).metadata()
    if (format === 'jpeg') return 'jpg'
    if (format === 'png') return 'png'
  } catch {
    // No picture at all: refused below like one of another kind.
  }
  throw fieldErrors({ image: [accountMessages.notAPicture] })
}

/**
 * Keeps the picture that somebody shows themselves with, in place of the one before, and answers
 * the path under which the image service finds it.
 * @throws ApiError 400 `image` where it is no JPEG or PNG of at most 2 MiB
 */
export async function keepPicture(
  { store }: RouteDeps,
  { id, picture }: UserRow,
  file: File,
): Promise<string> {
  if (file.size > largestAvatar) throw fieldErrors({ image: [accountMessages.tooLargePicture] })
  const bytes = Buffer.from(await file.arrayBuffer())
  const kind = await kindOf(bytes)
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  const source = `media/uploads/users/${id}-${digest}.${kind}`
  await store.db.batch([
    store.db.delete(uploads).where(eq(uploads.source, picture)),
    store.db.insert(uploads).values({ source, bytes }).onConflictDoNothing(),
    store.db.update(users).set({ picture: source }).where(eq(users.id, id)),
  ])
  return source
}
