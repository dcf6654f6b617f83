import type * as z from 'zod/mini'
import { authPath, restPath } from '../../upstream/defaults'

/** A row of a list as it came, before any schema read it. */
export type RawRow = Readonly<Record<string, unknown>>

/** Bodies that came, by endpoint, and who asks. */
export interface Seen {
  bodies: ReadonlyMap<string, unknown>
  userId: number | null
}

/** One endpoint that is read, and what its answer must be like. */
export interface Check {
  /** As the table of the gateway has it, from the API's root on. */
  endpoint: string
  schema: z.ZodMiniType
  /** What to ask for; null where nothing is there to be asked for. */
  path: (seen: Seen) => string | null
  /** The status of the answer that the schema is of; 200 unless said otherwise. */
  status?: number
  /** Whether 204 or 404 only says that there is nothing yet. */
  emptyStatus?: 204 | 404
  slow?: true
}

export type CheckOptions = Partial<Pick<Check, 'emptyStatus' | 'slow' | 'status'>>

/** The rows of a list that came; none where it did not. */
export function rowsOf({ bodies }: Pick<Seen, 'bodies'>, endpoint: string): RawRow[] {
  const body = bodies.get(endpoint)
  const rows = Array.isArray(body) ? body : (body as { results?: unknown } | null)?.results
  return Array.isArray(rows) ? rows.filter((row) => typeof row === 'object' && row !== null) : []
}

/** An endpoint without values in its path; `query` is added. */
export function rest(
  endpoint: string,
  schema: z.ZodMiniType,
  query = '',
  options: CheckOptions = {},
): Check {
  const path = `${restPath}${endpoint}`
  return {
    endpoint: path,
    schema,
    ...options,
    path: ({ userId }) => `${path}${query}`.replace('{me}', String(userId)),
  }
}

/** A list, of which a page as long as may be is read. */
export const list = (endpoint: string, schema: z.ZodMiniType, options?: CheckOptions): Check =>
  rest(endpoint, schema, '?pageSize=100', options)

/** What hangs on one row of a list that came before: the first that people may see. */
export function ofRow(
  endpoint: string,
  from: string,
  schema: z.ZodMiniType,
  options: CheckOptions & { is?: (row: RawRow) => boolean } = {},
): Check {
  const { is = () => true, ...more } = options
  return {
    endpoint: `${restPath}${endpoint}`,
    schema,
    ...more,
    path(seen) {
      const row = rowsOf(seen, `${restPath}${from}`).find(is)
      if (!row) return null
      const value = (name: string) => encodeURIComponent(String(row[name]))
      return `${restPath}${endpoint.replace(/\{(\w+)\}/, (_, name: string) => value(name))}`
    },
  }
}

/** An endpoint of the sign-in service. */
export const auth = (
  endpoint: string,
  schema: z.ZodMiniType,
  options: CheckOptions = {},
): Check => ({
  endpoint: `${authPath}${endpoint}`,
  schema,
  ...options,
  path: () => `${authPath}${endpoint}`,
})
