import * as z from 'zod/mini'
import { userAccount } from '../../contract/account/user-account'

/** A member's own account. What the API says besides, such as the language of mails, is not read. */
export const account = userAccount

/** The answer to a change of the user name; its sentence is not passed on. */
export const usernameChanged = z.object({ detail: z.string() })
