import { authPath } from '../../upstream/g1/api'
import { type AuthSample, authSamples } from './auth-samples'
import { ownScript } from './start-gateway'

/** A route of the sign-in service with a request that it takes. */
export interface AuthRequest extends AuthSample {
  name: string
  method: string
  /** Below `/_allauth/app/v1`. */
  path: string
  url: string
}

/** One request for each route. */
export const authRequests: readonly AuthRequest[] = Object.entries(authSamples).map(
  ([name, sample]) => {
    const [method = '', path = ''] = name.split(' ')
    return { ...sample, name, method, path, url: `/api${authPath}${path}` }
  },
)

/** The request of a route, by its name. */
export function authRequest(name: string): AuthRequest {
  const request = authRequests.find((one) => one.name === name)
  if (!request) throw new Error(`${name} is no route`)
  return request
}

/** What our own script would send. */
export function initOf(
  { method, keyHeader, body }: AuthRequest,
  headers: Record<string, string> = {},
): RequestInit {
  return {
    method,
    headers: { ...ownScript, ...(keyHeader ? { [keyHeader]: 'MQ:1tXy:sKq' } : {}), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }
}
