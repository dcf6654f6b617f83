/**
 * The site's one access to `fetch`. It reads the global at each call, so that tests can replace it. A
 * file of its own, because every page loads it with `prefetch-file.ts`.
 */
export const networkFetch: typeof globalThis.fetch = (...request) => globalThis.fetch(...request)
