import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { EmulatorDeps } from './dependencies'

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

/** 400 with a list of messages per field. */
export function fieldErrors(fields: Record<string, readonly string[]>): ApiError {
  return new ApiError(400, fields)
}

/**
 * Recorded errors of the real API, used in plain mode.
 * @see EmulatorDeps.extensions
 */
export const recordedErrors = {
  /** 404: no record of a Django model has this key, or the caller may not access it. */
  noSuchRecord: (model: string): ApiError =>
    detailError(404, `No ${model} matches the given query.`),
  /** 400: a field names a record that does not exist. */
  noSuchKey: (field: string, key: number): ApiError =>
    fieldErrors({ [field]: [`Λάθος κλειδί "${key}" - το αντικείμενο δεν υπάρχει.`] }),
  /** 400: these fields must be unique together. */
  notUnique: (...fields: string[]): ApiError =>
    fieldErrors({
      nonFieldErrors: [`Τα πεδία ${fields.join(', ')} πρέπει να αποτελούν ένα μοναδικό σύνολο.`],
    }),
  /** 429: too many requests; sent with `Retry-After`. */
  throttled: (seconds: number): string =>
    `Το αίτημα έγινε throttle. Expected available in ${seconds} seconds.`,
  takenUsername: (): ApiError => detailError(400, 'Username already taken.'),
  mainAddressStays: (): ApiError => new ApiError(400, { error: 'Cannot delete main address' }),
  tooFew: (stock: number): string => `Not enough stock available. Only ${stock} remaining.`,
  noOwnReview: (): ApiError => detailError(404, 'Review does not exist'),
  noOwnComment: (): ApiError => detailError(404, 'Comment does not exist'),
}

/** HTML body of a 500 of the real API. */
export const plainServerError = `
<!doctype html>
<html lang="en">
<head>
  <title>Server Error (500)</title>
</head>
<body>
  <h1>Server Error (500)</h1><p></p>
</body>
</html>
`

/** The improved error with extensions, or the recorded one in plain mode. */
export function errorInMode(
  { extensions }: Pick<EmulatorDeps, 'extensions'>,
  improved: ApiError,
  plain: ApiError,
): ApiError {
  return extensions ? improved : plain
}
