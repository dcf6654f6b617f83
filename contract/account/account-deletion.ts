import * as z from 'zod/mini'

/** Body of `POST /api/user/account/{id}/delete-account`: the word that the API wants to read. */
export const accountDeletion = z.object({ confirmation: z.literal('DELETE') })

/** Its answer: the account is closed, and its data will be erased soon. */
export const deletionAccepted = z.object({ accepted: z.literal(true) })

/** `data.code` of its 403: who is signed in must confirm that it is them. */
export const staleSignIn = 'staleSignIn'
