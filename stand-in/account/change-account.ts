import { and, eq, ne } from 'drizzle-orm'
import type { Context } from 'hono'
import { fieldErrors } from '../answers/api-error'
import { checkBody, readBody } from '../bodies/read-body'
import { checkPlaces } from '../orders/check-places'
import { accountWords } from '../seed/account-words'
import type { RouteParts } from '../stand-in-parts'
import { type UserRow, users } from '../store/people-tables'
import { type AccountBody, accountBody } from './account-body'
import { keepPicture } from './keep-picture'

/** Whether somebody else has a user name. */
export async function isTaken({ store }: RouteParts, username: string, id: number) {
  const others = and(eq(users.username, username), ne(users.id, id))
  return (await store.db.$count(users, others)) > 0
}

function definite(body: AccountBody) {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
}

async function change(parts: RouteParts, user: UserRow, body: AccountBody): Promise<void> {
  await checkPlaces(parts.store, body.country, body.region)
  if (body.username !== undefined && (await isTaken(parts, body.username, user.id))) {
    throw fieldErrors({ username: [accountWords.takenUsername] })
  }
  const updatedAt = parts.clock.now().getTime()
  await parts.store.db
    .update(users)
    .set({ ...definite(body), updatedAt })
    .where(eq(users.id, user.id))
}

/** Parts of a form: texts, and the picture if one was chosen; an empty file is read past (8, 27). */
async function formOf(c: Context) {
  const form = await c.req.parseBody()
  const texts = Object.entries(form).filter(([, value]) => typeof value === 'string')
  const { image } = form
  const file = image instanceof File && image.size > 0 ? image : null
  return { body: checkBody(Object.fromEntries(texts), accountBody), file }
}

/**
 * Changes an account by JSON or by a form with a picture (contract, 2.9 and 3.16).
 * @throws ApiError 400 with the fields that are wrong
 */
export async function changeAccount(parts: RouteParts, user: UserRow, c: Context): Promise<void> {
  const isForm = /^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '')
  if (!isForm) return change(parts, user, await readBody(c, accountBody))
  const { body, file } = await formOf(c)
  if (file) await keepPicture(parts, user, file)
  await change(parts, user, body)
}
