import * as z from 'zod/mini'

/** A moment in seconds since 1970, with a fraction; other parts of the API send ISO texts. */
export const epochSeconds = z.number().check(z.nonnegative())
