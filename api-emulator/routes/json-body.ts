import type { Context } from 'hono'
import { detailError, fieldErrors } from '../answers/api-error'
import { answerMessages } from '../seed/answer-words'

/** The JSON object that a request carries; anything else is refused as the API does. */
export async function jsonBody(c: Context): Promise<Record<string, unknown>> {
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/json\b/i.test(type)) throw detailError(415, answerMessages.onlyJson)
  const body = await readJson(c)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw fieldErrors({ nonFieldErrors: [answerMessages.notAnObject] })
  }
  return Object.fromEntries(Object.entries(body))
}

async function readJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json()
  } catch {
    throw detailError(400, answerMessages.notJson)
  }
}
