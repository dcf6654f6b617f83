import type { UserRow } from '../store/people-tables'
import { type AnswerMode, displayNameField, stampFields } from './common-fields'

/**
 * An account as the API sends it, private fields and all, even inside a review. `origin` is the
 * address under which the API was asked.
 */
export function userAnswer(
  { picture, createdAt, updatedAt, uuid, ...user }: UserRow,
  origin: string,
  mode: AnswerMode,
) {
  return {
    ...user,
    pk: user.id,
    ...displayNameField(user, mode),
    image: picture ? `${origin}/${picture}` : null,
    mainImagePath: picture,
    ...stampFields({ createdAt, updatedAt, uuid }),
  }
}
