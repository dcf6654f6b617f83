import { createApiRequest } from './create-api-request'
import { sendRequest } from './send-request'

/**
 * Asks our own origin, e.g. `apiRequest({ path: '/api/products/3', answer: product, signal })`.
 * Reads the answer by a schema of `contract/`; a problem is a value, never an exception.
 */
export const apiRequest = createApiRequest(sendRequest)
