import type * as z from 'zod/mini'
import { authPath } from '../../upstream/defaults'
import type { RowMethod } from './route-row'

/** One call of the sign-in service. */
export interface AuthRow {
  method: RowMethod
  /** Path under `/api/_allauth/app/v1`, the same upstream. */
  path: string
  /** Body that the upstream gets; without one a body is read and dropped. */
  body?: z.ZodMiniType
  /** Shape of a success. */
  answer: z.ZodMiniType
  /** Header that names a key: it must come along and passes. */
  keyHeader?: string
  /** Whether the call may end the session that it is sent with. */
  ends?: true
  /**
   * Who sends a session token: `nobody`, or only `members`, where a guest's call begins anew.
   * Otherwise whoever has one.
   */
  token?: 'nobody' | 'members'
  /** The key `passwordless` passes where its value is `true`: upstream its mere presence counts. */
  passwordless?: true
  /**
   * It makes the API send a mail: to the address that the body names, or to the one that the session
   * waits for. How often, `middleware/mail-limits.ts` says.
   */
  mails?: 'named' | 'pending'
  /** A 404 carries what was asked for and reaches the browser as status 200. */
  missingIsAnswer?: true
  /**
   * A way of its own: `providerToken` fills in what a redirect through the gateway brought
   *, `headed` takes over a sign-in at the upstream's own pages.
   */
  special?: 'providerToken' | 'headed'
}

/** Where the sign-in service begins, upstream and, after `/api`, for the browser. */
export const authBase = authPath
