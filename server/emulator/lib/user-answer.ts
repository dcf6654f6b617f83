import type { UserRow } from '../database/tables/account'
import { displayNameField, stampFields } from './answer-fields'

/**
 * Serialises an account as the API sends it, private fields included, even inside a review.
 * `origin` is the origin of the request.
 */
export function userAnswer(
  { picture, createdAt, updatedAt, uuid, ...user }: UserRow,
  origin: string,
) {
  return {
    ...user,
    pk: user.id,
    ...displayNameField(user),
    image: picture ? `${origin}/${picture}` : null,
    mainImagePath: picture,
    ...stampFields({ createdAt, updatedAt, uuid }),
  }
}
