import type { DemonstrationAccounts } from '#contract/config/public-config'

declare const DEMONSTRATION_ACCOUNTS: DemonstrationAccounts | null

/**
 * Accounts that anybody may sign in with; null unless the site is a demonstration. The build defines
 * them as a constant, so that a shop's scripts hold no password.
 */
export const demonstrationAccounts: DemonstrationAccounts | null = DEMONSTRATION_ACCOUNTS
