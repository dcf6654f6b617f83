import type { EncryptedSession } from './encrypted-session'

/**
 * The header by which the REST API knows a session: some calls are the person's by it alone, and not
 * by the access token, which says nothing of when they signed in.
 */
export const apiCookie = ({ sessionToken }: EncryptedSession): Record<string, string> =>
  sessionToken ? { cookie: `sessionid=${sessionToken}` } : {}

/** Whether an answer says that the session of the cookie is over: the API deletes it then. */
export const endsApiCookie = ({ headers }: { headers: { get(name: string): string | null } }) =>
  /(?:^|,)\s*sessionid=(?:""|;)/.test(headers.get('set-cookie') ?? '')
