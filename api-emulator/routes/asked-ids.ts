import type { Context } from 'hono'
import * as z from 'zod'
import { ApiError } from '../answers/api-error'
import { idField } from '../bodies/body-fields'
import { checkBody } from '../bodies/read-body'
import { camelCase } from '../listing/query-words'
import { accountMessages } from '../seed/account-words'
import { jsonBody } from './json-body'

/**
 * The ids that a body lists under a name.
 * @throws ApiError 400 `{ error }` where there is no list, or an empty one that may not be empty
 */
export async function askedIds(c: Context, name: string, mayBeEmpty = false): Promise<number[]> {
  const body = await jsonBody(c)
  const given = Object.entries(body).find(([key]) => camelCase(key) === name)?.[1]
  if (!Array.isArray(given) || (given.length === 0 && !mayBeEmpty)) {
    throw new ApiError(400, { error: accountMessages.noIds })
  }
  return checkBody(c, { ids: given }, z.object({ ids: z.array(idField) })).ids
}
