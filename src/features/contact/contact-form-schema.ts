import * as z from 'zod/mini'
import { contactLimits } from '../../../contract/contact/contact-message'
import { plainLine, plainText } from '../../../contract/wire/written-text'
import { message } from '../../components/form/message'

const { name, email, message: body } = contactLimits

const unseen = message('validation.unseen')

function textBetween(min: number, max: number, plain: ReturnType<typeof plainLine>) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, message('Required')),
      z.minLength(min, message('validation.tooShort', { count: min })),
      z.maxLength(max, message('validation.tooLong', { count: max })),
      plain,
    )
}

/** The fields of who writes: what the API contract asks of them, said in Greek. */
export const writerFields = {
  name: textBetween(name.min, name.max, plainLine(unseen)),
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, message('Required')),
      z.maxLength(email.max, message('validation.tooLong', { count: email.max })),
      z.email(message('validation.email')),
    ),
}

/** A message's text of at most `max` characters. */
export function messageField(max: number) {
  return textBetween(body.min, max, plainText(unseen))
}

/** The contact form (limits of `POST /api/contact`). */
export const contactFormSchema = z.object({ ...writerFields, message: messageField(body.max) })

export const emptyContact = { name: '', email: '', message: '' }
