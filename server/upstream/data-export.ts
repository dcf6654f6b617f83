import * as z from 'zod/mini'
import { count, id } from '../../contract/wire/scalars'
import { apiDateTime } from './date-time'

/** A copy of a member's data; its token alone opens it at the API, and never leaves the gateway. */
export const dataExport = z.object({
  id,
  status: z.enum(['pending', 'processing', 'ready', 'failed', 'expired']),
  token: z.string().check(z.regex(/^[\w-]{16,128}$/)),
  fileSize: z.catch(z.nullable(count), null),
  expiresAt: z.nullable(apiDateTime),
  createdAt: apiDateTime,
})
export type ApiDataExport = z.infer<typeof dataExport>

/** The copy itself, of which only the person must be known. */
export const exportedData = z.looseObject({ profile: z.looseObject({ id }) })
