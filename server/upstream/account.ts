import * as z from 'zod/mini'
import { type UserAccount, userAccount } from '../../contract/account/user-account'
import { lenient, unshownFields } from './lenient'
import { displayNameOf } from './person'
import { toShape } from './shape'

/** Only id, address and rights decide anything: nothing of the profile is worth losing the account. */
const apiAccount = z.extend(lenient(userAccount, { isActive: true, isStaff: false }), unshownFields)

/**
 * A member's own account, with the name by which others see it. What the API says besides, such as
 * the language of mails, is not read.
 */
export const account = z.pipe(
  apiAccount,
  toShape<UserAccount>()((read) => ({ ...read, displayName: displayNameOf(read) })),
)

/** The answer to a change of the user name; its sentence is not passed on. */
export const usernameChanged = z.object({ detail: z.string() })

/** The answer to a deletion, which a worker of the API carries out later. */
export const deletionScheduled = z.object({ detail: z.string() })
