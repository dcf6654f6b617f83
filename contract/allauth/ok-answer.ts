import * as z from 'zod/mini'

/** A success that carries something (200). */
export function okAnswer<Data extends z.ZodMiniType>(data: Data) {
  return z.object({ status: z.literal(200), data })
}

/** A success that carries nothing (200), such as of `POST /auth/password/request`. */
export const doneAnswer = z.object({ status: z.literal(200) })
