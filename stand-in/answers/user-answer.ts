import type { UserRow } from '../store/people-tables'
import { displayNameOf, stampFields } from './common-fields'

/**
 * An account as the API sends it, private fields and all, even inside a review. `origin` is the
 * address under which the API was asked.
 */
export function userAnswer(
  { picture, createdAt, updatedAt, uuid, ...user }: UserRow,
  origin: string,
) {
  return {
    ...user,
    pk: user.id,
    displayName: displayNameOf(user),
    image: picture ? `${origin}/${picture}` : null,
    mainImagePath: picture,
    ...stampFields({ createdAt, updatedAt, uuid }),
  }
}
