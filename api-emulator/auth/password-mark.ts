import { createHash } from 'node:crypto'
import type { Account } from '../store/account-queries'

/** What an account's password looks like without saying it; another password, another mark. */
export function passwordMark({ passwordHash }: Account): string {
  return createHash('sha256')
    .update(passwordHash ?? '')
    .digest('hex')
}
