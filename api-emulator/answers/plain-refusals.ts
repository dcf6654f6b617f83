import type { EmulatorDeps } from '../dependencies'
import { ApiError, detailError, fieldErrors } from './api-error'

/**
 * Refusals in the words of the real API, as recorded; they are what plain mode answers.
 * @see EmulatorDeps.extensions
 */
export const plainRefusals = {
  /** 404: no row of a Django model has this key, or the caller may not see it. */
  noSuchRow: (model: string): ApiError => detailError(404, `No ${model} matches the given query.`),
  /** 400: a field names a row that does not exist. */
  noSuchKey: (field: string, key: number): ApiError =>
    fieldErrors({ [field]: [`Λάθος κλειδί "${key}" - το αντικείμενο δεν υπάρχει.`] }),
  /** 400: a row with the same values of these fields exists. */
  notUnique: (...fields: string[]): ApiError =>
    fieldErrors({
      nonFieldErrors: [`Τα πεδία ${fields.join(', ')} πρέπει να αποτελούν ένα μοναδικό σύνολο.`],
    }),
  /** 429: too many requests; `Retry-After` goes with it. */
  throttled: (seconds: number): string =>
    `Το αίτημα έγινε throttle. Expected available in ${seconds} seconds.`,
  takenUsername: (): ApiError => detailError(400, 'Username already taken.'),
  mainAddressStays: (): ApiError => new ApiError(400, { error: 'Cannot delete main address' }),
  tooFew: (stock: number): string => `Not enough stock available. Only ${stock} remaining.`,
  noOwnReview: (): ApiError => detailError(404, 'Review does not exist'),
  noOwnComment: (): ApiError => detailError(404, 'Comment does not exist'),
}

/** Body of a 500 of the real API, which is HTML. */
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

/** The refusal with extensions, or the recorded one in plain mode. */
export function refusalFor(
  { extensions }: Pick<EmulatorDeps, 'extensions'>,
  improved: ApiError,
  plain: ApiError,
): ApiError {
  return extensions ? improved : plain
}
