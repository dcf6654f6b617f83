import { malformed } from './auth-answers'
import type { AuthCall } from './auth-call'

/**
 * The JSON object that a call carries, `{}` where there is none or null. Anything that is not an object is
 * answered with 400 and without a body.
 */
export async function bodyOf({ request }: AuthCall): Promise<Record<string, unknown>> {
  const text = await request.text()
  if (text === '') return {}
  const body = readJson(text)
  if (body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) throw malformed()
  return Object.fromEntries(Object.entries(body))
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw malformed()
  }
}
