import * as z from 'zod/mini'
import { emptyOr, lineRule, textAreaRule } from '#components/form/text-rules'
import {
  type AccountWrite,
  accountWrite,
  longestBio,
  usernameChange,
} from '#contract/account/account-write'
import { birthDateOn, earliestBirth } from '#contract/account/birth-date'
import type { UserAccount } from '#contract/account/user-account'
import { asLine } from '#contract/wire/written-text'
import { addMessages } from '#lib/i18n/messages'
import { formatDate } from '#lib/time/format-date'
import profile from '#locales/el/profile.json'

/** Messages of the account's settings. */
export const profileMessages = addMessages('profile', profile)

const { text } = profileMessages
const { shape } = accountWrite

const shortText = lineRule({ least: 0 })

/**
 * The form of the personal data (`PUT /api/user/account/{id}`).
 * @param today `YYYY-MM-DD` in Athens, the latest birth date
 */
export function profileFormSchema(today: string) {
  const birthDateWrong = text('profile.birthDateWrong', { from: formatDate(earliestBirth(today)) })
  return z.object({
    firstName: shortText,
    lastName: shortText,
    phone: emptyOr(shape.phone, text('profile.phoneWrong')),
    birthDate: emptyOr(birthDateOn(today), birthDateWrong),
    city: shortText,
    website: emptyOr(shape.website, text('profile.websiteWrong')),
    bio: textAreaRule({ least: 0, most: longestBio }),
  })
}
export type ProfileForm = z.output<ReturnType<typeof profileFormSchema>>

/** Form values of an account. */
export function profileOf(account: UserAccount): ProfileForm {
  const { firstName, lastName, phone, birthDate, city, website, bio } = account
  return { firstName, lastName, phone: phone ?? '', birthDate: birthDate ?? '', city, website, bio }
}

/** Form values of the user name. */
export function usernameOf({ username }: UserAccount): UsernameForm {
  return { username: username ?? '' }
}

/**
 * The request body: only changed fields, as others may have been changed elsewhere. An empty phone
 * number or date becomes null.
 * @param before the values as they were loaded
 */
export function accountWriteOf(form: ProfileForm, before: ProfileForm): AccountWrite {
  const { phone, birthDate, ...texts } = form
  const body: AccountWrite = { ...texts, phone: phone || null, birthDate: birthDate || null }
  const isChanged = (name: string) => Reflect.get(form, name) !== Reflect.get(before, name)
  return Object.fromEntries(Object.entries(body).filter(([name]) => isChanged(name)))
}

/** The form of the public user name, by the rules of the API contract. */
export const usernameFormSchema = z.object({
  username: z.string().check(
    asLine,
    z.minLength(1),
    z.refine((username) => z.safeParse(usernameChange, { username }).success, {
      error: text('username.wrong'),
    }),
  ),
})
export type UsernameForm = z.output<typeof usernameFormSchema>
