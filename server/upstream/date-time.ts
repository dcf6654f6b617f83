import * as z from 'zod/mini'
import { withAthensOffset } from '../../contract/wire/athens-time'
import { dateTime } from '../../contract/wire/scalars'

/** A date-time of the API; one without an offset is a time in Athens, which is the API's zone. */
export const apiDateTime = z.union([
  dateTime,
  z.pipe(z.iso.datetime({ local: true }), z.transform(withAthensOffset)),
])

/** Stands for a time that cannot be read and that nobody is shown. */
export const unknownTime = '1970-01-01T00:00:00Z'
