import * as z from 'zod/mini'
import { id } from '../../contract/wire/scalars'

const user = z.union([id, z.object({ id })])

/** Whose an entity is; the API names its owner by id, by the whole account or as `userId`. */
export const owned = z.pipe(
  z.union([z.object({ userId: id }), z.object({ user })]),
  z.transform((entity) => ({ user: 'userId' in entity ? entity.userId : entity.user })),
)
