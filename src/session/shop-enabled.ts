import type { PublicConfig } from '../../contract/config/public-config'

/**
 * Whether the shop's links and the cart appear (R004).
 * @param user who is signed in; null for a guest and while nobody knows
 * @param audience for whom they appear, as the site was built
 */
export function shopEnabled(
  user: { isSuperuser: boolean } | null,
  audience: PublicConfig['shopAudience'],
): boolean {
  if (audience === 'everyone') return true
  if (audience === 'customers') return user !== null
  return user?.isSuperuser === true
}
