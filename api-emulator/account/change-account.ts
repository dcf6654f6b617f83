import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type * as z from 'zod'
import { fieldErrors } from '../answers/api-error'
import { checkBody, readBody } from '../bodies/read-body'
import type { RouteDeps } from '../dependencies'
import { checkPlaces } from '../orders/check-places'
import { accountMessages } from '../seed/account-words'
import { type UserRow, users } from '../store/people-tables'
import { isRefusedByTable } from '../store/refused-by-table'
import { type AccountBody, accountBody, plainAccountBodies } from './account-body'
import { keepPicture } from './keep-picture'

/** Writes to an account; false where the user name is somebody else's. */
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
    if (isRefusedByTable(problem)) return false
    throw problem
  }
}

function definite(body: AccountBody) {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
}

async function change(deps: RouteDeps, user: UserRow, body: AccountBody): Promise<void> {
  await checkPlaces(deps.store, body.country, body.region)
  if (await saveUser(deps, user.id, definite(body))) return
  throw fieldErrors({ username: [accountMessages.takenUsername] })
}

/** Parts of a form: texts, and the picture if one was chosen; an empty file is read past (8, 27). */
async function formOf(c: Context, schema: z.ZodType<AccountBody>) {
  const form = await c.req.parseBody()
  const messages = Object.entries(form).filter(([, value]) => typeof value === 'string')
  const { image } = form
  const file = image instanceof File && image.size > 0 ? image : null
  return { body: checkBody(c, Object.fromEntries(messages), schema), file }
}

/**
 * Changes an account by JSON or by a form with a picture.
 * @throws ApiError 400 with the fields that are wrong
 */
export async function changeAccount(deps: RouteDeps, user: UserRow, c: Context): Promise<void> {
  const isForm = /^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '')
  const method = c.req.method === 'PUT' ? 'PUT' : 'PATCH'
  const schema = deps.extensions ? accountBody : plainAccountBodies[method]
  if (!isForm) return change(deps, user, await readBody(c, schema))
  const { body, file } = await formOf(c, schema)
  if (file) await keepPicture(deps, user, file)
  await change(deps, user, body)
}
