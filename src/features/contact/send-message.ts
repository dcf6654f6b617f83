import type { ContactMessage } from '#contract/contact/contact-message'
import type { ApiRequest } from '#lib/http/request'

/**
 * Sends a message with `POST /api/contact`. The request continues when the page is left; the body
 * of a successful response is not read.
 * @throws ApiError
 */
export async function sendMessage(request: ApiRequest, message: ContactMessage): Promise<void> {
  await request({ method: 'POST', path: '/api/contact', body: message, keepalive: true })
}
