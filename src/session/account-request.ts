import { createCall } from '#lib/http/call'
import { problemOf } from '#lib/http/problem'
import { type ApiRequest, apiRequest } from '#lib/http/request'
import { runningSession } from './running-session'

/**
 * Sends a request about the member's own data to the REST API, e.g.
 * `accountRequest({ path: '/api/user/addresses', answer: pageOf(address) })`. A 401 or 410 triggers
 * a check of the session, so that its end is detected.
 * @throws ApiError where there is no value, or the reason of the caller's own signal
 */
export const accountRequest: ApiRequest = async (call) => {
  try {
    return await apiRequest(call)
  } catch (error) {
    const { kind } = problemOf(error)
    if (kind === 'signedOut' || kind === 'sessionEnded') {
      runningSession()?.send({ type: 'session.checkDue' })
    }
    throw error
  }
}

/** Calls an endpoint about the member's own data, e.g. `accountCall(listAddresses)`. */
export const accountCall = createCall(accountRequest)
