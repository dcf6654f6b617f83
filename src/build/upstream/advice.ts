import type { FailureKind } from '../../../upstream/client'

const byKind: Record<FailureKind | 'not the API' | 'wrong shape', string> = {
  'not reachable': 'Is the API running, and is UPSTREAM_URL its address?',
  'timed out': 'UPSTREAM_TIMEOUT_MS lets the build and the gateway wait longer.',
  redirected:
    'Redirects are not followed: set UPSTREAM_URL to where the API itself answers, and PUBLIC_URL, which it is told as X-Forwarded-Host and X-Forwarded-Proto, to an address that it serves.',
  'not the API': 'Is UPSTREAM_URL the origin of the API, and not of a site?',
  'wrong shape': '`npm run doctor -- --upstream <UPSTREAM_URL>` says what else differs.',
}

/** What an operator can do about a call of the API that failed, by its status or its kind. */
export function adviceFor(failure: number | keyof typeof byKind): string {
  if (typeof failure !== 'number') return byKind[failure]
  if (failure === 400) return 'Does the API serve the host of PUBLIC_URL (ALLOWED_HOSTS)?'
  if (failure === 401 || failure === 403)
    return 'The build reads as a guest: what stands in the way?'
  if (failure === 404) return 'Is UPSTREAM_URL the origin of the API, without a path?'
  if (failure === 429) return 'The API limits requests: try again later.'
  return 'The log of the API says why.'
}
