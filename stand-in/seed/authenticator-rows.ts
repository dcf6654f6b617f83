import type { authenticators } from '../store/auth-tables'
import type { Seed } from './seed'

/** Second factors of the seed's accounts; `stand-in/mfa` says what `data` holds for each kind. */
export function authenticatorRows(_seed: Seed): (typeof authenticators.$inferInsert)[] {
  return []
}
