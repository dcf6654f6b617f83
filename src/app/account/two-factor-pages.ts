import type { PageTable } from './page-table'

/** Second factors, passkeys, and proving again who one is. */
export const twoFactorPages: PageTable = {}
