import * as z from 'zod/mini'
import { count, dateTime, id } from '../wire/scalars'

/** How far a copy is: one that can be fetched is `ready`, and `expired` after its last day. */
export const dataExportStates = ['making', 'ready', 'failed', 'expired'] as const

/** A copy of a member's data that they have asked for. */
export const dataExport = z.object({
  id,
  state: z.enum(dataExportStates),
  createdAt: dateTime,
  /** Until when it can be fetched; null before it is ready. */
  expiresAt: z.nullable(dateTime),
  /** In bytes; null before it is ready. */
  fileSize: z.nullable(count),
})
export type DataExport = z.infer<typeof dataExport>

/** A member's copies, the newest first. */
export const dataExports = z.object({
  exports: z.array(dataExport),
  /** The one that the asked token of a mail names; null where it is nobody's, or another person's. */
  linked: z.nullable(id),
})
export type DataExports = z.infer<typeof dataExports>

/** What a copy contains, as the API has written it. */
export const exportedData = z.record(z.string(), z.unknown())

/** What a link says in place of a token: anything, of which the copies of its member are no part. */
export const linkedToken = z.string().check(z.maxLength(200))
