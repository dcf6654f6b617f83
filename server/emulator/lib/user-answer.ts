import type { UserRow } from '../database/tables/account'
import { stampFields } from './answer-fields'

/** Serialises an account as the API sends it: the whole of it, even inside a review. */
export function userAnswer({ picture, createdAt, updatedAt, uuid, ...user }: UserRow) {
  return {
    ...user,
    pk: user.id,
    mainImagePath: picture,
    ...stampFields({ createdAt, updatedAt, uuid }),
  }
}
