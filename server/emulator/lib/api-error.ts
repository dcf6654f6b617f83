import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { answerMessages } from './messages'

/** An error answer of the REST API: thrown by routes and sent by `createEmulator`. */
export class ApiError extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly body: Record<string, unknown>,
    readonly headers: Record<string, string> = {},
  ) {
    super(`${status} ${JSON.stringify(body)}`)
  }
}

/** `{ detail }` with a status. */
export function detailError(status: ContentfulStatusCode, detail: string): ApiError {
  return new ApiError(status, { detail })
}

/** 404 where a Django model has no record with this key, or the caller may not see it. */
export function noSuchRecord(model: string): ApiError {
  return detailError(404, `No ${model} matches the given query.`)
}

/** 400 with a list of messages per field. */
export function fieldErrors(fields: Record<string, readonly string[]>): ApiError {
  return new ApiError(400, fields)
}

/** 429, with the seconds to wait. */
export function tooManyCalls(seconds: number): ApiError {
  const headers = { 'retry-after': String(seconds) }
  return new ApiError(429, { detail: answerMessages.tooMany(seconds) }, headers)
}
