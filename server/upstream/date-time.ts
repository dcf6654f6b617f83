import * as z from 'zod/mini'
import { withAthensOffset } from '../../contract/wire/athens-time'
import { dateTime } from '../../contract/wire/scalars'

/** A date-time of the API; one without an offset is a time in Athens, which is the API's zone. */
export const apiDateTime = z.union([
  dateTime,
  z.pipe(z.iso.datetime({ local: true }), z.transform(withAthensOffset)),
])

/** When an entity was created and last changed. */
export const apiStamps = { createdAt: apiDateTime, updatedAt: apiDateTime }
