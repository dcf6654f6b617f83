/**
 * The only place of the site that calls `fetch`. It reads the global at each call, so that tests
 * can replace it.
 */
export const networkFetch: typeof globalThis.fetch = (...request) => globalThis.fetch(...request)
