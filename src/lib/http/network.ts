/**
 * The site's one access to `fetch`. It takes what that is when it is called, so that nothing starts
 * on import.
 */
export const askNetwork: typeof globalThis.fetch = (...request) => globalThis.fetch(...request)
