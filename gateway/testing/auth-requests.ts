import type { AuthRow } from '../routes/auth-row'
import { authBase } from '../routes/auth-row'
import { authTable } from '../routes/endpoints'
import { type AuthSample, authSamples } from './auth-samples'
import { ownScript } from './start-gateway'

/** A row of the table with a request that it takes. */
export interface AuthRequest extends AuthRow {
  name: string
  url: string
  sample: AuthSample
}

/** One request for each row; throws where a row has no sample. */
export const authRequests: readonly AuthRequest[] = authTable.map((row) => {
  const name = `${row.method} ${row.path}`
  const sample = authSamples[name]
  if (!sample) throw new Error(`${name} has no sample`)
  return { ...row, name, url: `/api${authBase}${row.path}`, sample }
})

/** What our own script would send for a row. */
export function initOf(
  { method, keyHeader, sample }: AuthRequest,
  headers: Record<string, string> = {},
): RequestInit {
  return {
    method,
    headers: { ...ownScript, ...(keyHeader ? { [keyHeader]: 'MQ:1tXy:sKq' } : {}), ...headers },
    ...(sample.body === undefined ? {} : { body: JSON.stringify(sample.body) }),
  }
}
