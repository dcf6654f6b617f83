import * as z from 'zod/mini'
import { longestEmail } from '../wire/typed-email'
import { asLine, asText, withoutAddress, writtenEmail } from '../wire/written-text'

/** Length limits of the texts of a message, in characters. */
export const contactLimits = {
  name: { min: 2, max: 100 },
  email: { max: longestEmail },
  message: { min: 10, max: 5000 },
} as const

const { name, message } = contactLimits

/** Body of `POST /contact`: name and e-mail address of the sender, and the message. */
export const contactMessage = z.object({
  name: z.string().check(asLine, z.minLength(name.min), z.maxLength(name.max), withoutAddress),
  email: writtenEmail,
  message: z.string().check(asText, z.minLength(message.min), z.maxLength(message.max)),
})
export type ContactMessage = z.infer<typeof contactMessage>
