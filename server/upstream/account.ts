import * as z from 'zod/mini'
import { type UserAccount, userAccount } from '../../contract/account/user-account'
import { displayNameOf } from './person'
import { toShape } from './shape'

/**
 * A member's own account, with the name by which others see it. What the API says besides, such as
 * the language of mails, is not read.
 */
export const account = z.pipe(
  userAccount,
  toShape<UserAccount>()((read) => ({ ...read, displayName: displayNameOf(read) })),
)

/** The answer to a change of the user name; its sentence is not passed on. */
export const usernameChanged = z.object({ detail: z.string() })

/** The answer to a deletion, which a worker of the API carries out later. */
export const deletionScheduled = z.object({ detail: z.string() })
