import type { BareCall } from '../endpoint'

/** Asks whether the API works. */
export const healthCall = { method: 'GET', path: '/api/health' } as const satisfies BareCall
