import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import sharp from 'sharp'
import * as z from 'zod'
import { largestAvatar } from '#contract/media/picture-bounds'
import { isConstraintViolation } from '../database/store'
import { type UserRow, uploads, users } from '../database/tables/account'
import { checkCountryAndRegion } from '../geo/queries'
import { fieldErrors } from '../lib/api-error'
import { optionalPhone, textField } from '../lib/body-fields'
import type { RouteDeps } from '../lib/dependencies'
import { checkBody, readBody } from '../lib/read-body'
import { accountMessages } from './messages'

const text = z.string().trim().max(255).optional()
const emptyIsNull = (value: unknown) => (value === '' ? null : value)
const link = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(200)]).optional()

/**
 * Body of `PATCH /user/account/{id}`; omitted fields stay unchanged. E-mail addresses and
 * rights are ignored, as in the real API.
 */
const accountBody = z.object({
  username: textField(30)
    .regex(/^[\p{L}\p{N}@.+_-]*$/u, accountMessages.badUsername)
    .optional(),
  firstName: text,
  lastName: text,
  phone: z.optional(optionalPhone),
  city: text,
  zipcode: text,
  address: text,
  place: text,
  country: z.preprocess(emptyIsNull, z.string().length(2).nullable()).optional(),
  region: z.preprocess(emptyIsNull, z.string().max(10).nullable()).optional(),
  birthDate: z.preprocess(emptyIsNull, z.iso.date().nullable()).optional(),
  twitter: link,
  linkedin: link,
  facebook: link,
  instagram: link,
  website: link,
  youtube: link,
  github: link,
  bio: z.string().trim().max(5000).optional(),
  languageCode: z.enum(['', 'el', 'en', 'de']).optional(),
})

type AccountBody = z.output<typeof accountBody>

/** Body of `POST /user/account/{id}/change_username`, which takes any letters. */
export const usernameBody = z.object({ username: textField(150) })

/** Updates an account. Returns false when the user name is taken. */
export async function saveUser(
  { store, clock }: RouteDeps,
  id: number,
  values: Partial<UserRow>,
): Promise<boolean> {
  const updatedAt = clock.now().getTime()
  try {
    await store.db
      .update(users)
      .set({ ...values, updatedAt })
      .where(eq(users.id, id))
    return true
  } catch (problem) {
    if (isConstraintViolation(problem)) return false
    throw problem
  }
}

function definite({ languageCode, ...body }: AccountBody) {
  const language = languageCode === '' ? 'el' : languageCode
  const given = { ...body, languageCode: language }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

async function change(deps: RouteDeps, user: UserRow, body: AccountBody): Promise<void> {
  await checkCountryAndRegion(deps.store, body.country, body.region)
  if (await saveUser(deps, user.id, definite(body))) return
  throw fieldErrors({ username: [accountMessages.takenUsername] })
}

/** Splits a form into text fields and the picture, if one was chosen; an empty file is ignored. */
async function formOf(c: Context) {
  const form = await c.req.parseBody()
  const messages = Object.entries(form).filter(([, value]) => typeof value === 'string')
  const { image } = form
  const file = image instanceof File && image.size > 0 ? image : null
  return { body: checkBody(Object.fromEntries(messages), accountBody), file }
}

/**
 * Updates an account from JSON or from a multipart form with a picture.
 * @throws ApiError 400 with the invalid fields
 */
export async function changeAccount(deps: RouteDeps, user: UserRow, c: Context): Promise<void> {
  const isForm = /^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '')
  if (!isForm) return change(deps, user, await readBody(c, accountBody))
  const { body, file } = await formOf(c)
  if (file) await savePicture(deps, user, file)
  await change(deps, user, body)
}

/** Pixel limit that guards against decompression bombs. */
const maxPixels = 40_000_000

async function kindOf(bytes: Buffer): Promise<'jpg' | 'png'> {
  try {
    const { format } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata()
    if (format === 'jpeg') return 'jpg'
    if (format === 'png') return 'png'
  } catch {
    // Not a picture: refused below, like a picture in another format.
  }
  throw fieldErrors({ image: [accountMessages.notAPicture] })
}

/**
 * Replaces the account picture and returns the path under which the image service serves it.
 * @throws ApiError 400 `image` when it is not a JPEG or PNG of at most 2 MiB
 */
async function savePicture(
  { store }: RouteDeps,
  { id, picture }: UserRow,
  file: File,
): Promise<string> {
  if (file.size > largestAvatar) throw fieldErrors({ image: [accountMessages.tooLargePicture] })
  const bytes = Buffer.from(await file.arrayBuffer())
  const kind = await kindOf(bytes)
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  const source = `media/stagona/uploads/users/${id}-${digest}.${kind}`
  await store.db.batch([
    store.db.delete(uploads).where(eq(uploads.source, picture)),
    store.db.insert(uploads).values({ source, bytes }).onConflictDoNothing(),
    store.db.update(users).set({ picture: source }).where(eq(users.id, id)),
  ])
  return source
}
