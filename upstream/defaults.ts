/** Default origins of the API and of the site. */
export const defaultUpstreamUrl = 'http://localhost:8100'
export const defaultPublicUrl = 'http://localhost:8000'

/** Longest wait for an answer (`UPSTREAM_TIMEOUT_MS`) and for a health check, in milliseconds. */
export const defaultTimeoutMs = 5000
export const defaultHealthTimeoutMs = 15_000

/** Where the REST API and the sign-in service begin below the API's origin. */
export const restPath = '/api/v1'
export const authPath = '/_allauth/app/v1'
