import * as z from 'zod/mini'
import { type AccountWrite, accountWrite } from '../../../contract/account/account-write'
import type { UserAccount } from '../../../contract/account/user-account'
import { usernameChange } from '../../../contract/account/username-change'
import { plainLine, plainText } from '../../../contract/wire/written-text'
import { message } from '../../components/form/message'
import { profileMessages } from './profile-texts'

const { text } = profileMessages
const { shape } = accountWrite

const unseen = message('validation.unseen')
const notLongerThan = (count: number) =>
  z.maxLength(count, message('validation.tooLong', { count }))
const shortText = z.string().check(z.trim(), notLongerThan(255), plainLine(unseen))

/** Text that may be empty, else as the API contract has it, with words of its own where it is not. */
function emptyOr(rule: z.ZodMiniType, error: string) {
  return z.string().check(
    z.trim(),
    z.refine((value) => value === '' || z.safeParse(rule, value).success, { error }),
  )
}

/**
 * What people say about themselves in the settings (`PUT /api/user/account/{id}`).
 * @param today `YYYY-MM-DD`; nobody is born later
 * @param keptPhone the stored number, where the API does not let it be cleared
 */
export function profileFormSchema(today: string, keptPhone: string | null = null) {
  const error = text('profile.birthDateWrong')
  const stays = text('profile.phoneStays', { phone: keptPhone ?? '' })
  return z.object({
    firstName: shortText,
    lastName: shortText,
    phone: emptyOr(shape.phone, text('profile.phoneWrong')).check(
      z.refine((phone) => keptPhone === null || phone !== '', { error: stays }),
    ),
    birthDate: emptyOr(shape.birthDate, error).check(z.refine((day) => day <= today, { error })),
    city: shortText,
    website: emptyOr(shape.website, text('profile.websiteWrong')),
    bio: z.string().check(z.trim(), notLongerThan(5000), plainText(unseen)),
  })
}
export type ProfileForm = z.output<ReturnType<typeof profileFormSchema>>

/** The form filled with an account. */
export function profileOf(account: UserAccount): ProfileForm {
  const { firstName, lastName, phone, birthDate, city, website, bio } = account
  return { firstName, lastName, phone: phone ?? '', birthDate: birthDate ?? '', city, website, bio }
}

/**
 * Body of the API for a filled form: only what the person changed, as the rest may have been changed
 * elsewhere in the meantime. Empty numbers and dates are none.
 * @param before the form as it was filled for them
 */
export function accountWriteOf(form: ProfileForm, before: ProfileForm): AccountWrite {
  const { phone, birthDate, ...messages } = form
  const body: AccountWrite = { ...messages, phone: phone || null, birthDate: birthDate || null }
  const isChanged = (name: string) => Reflect.get(form, name) !== Reflect.get(before, name)
  return Object.fromEntries(Object.entries(body).filter(([name]) => isChanged(name)))
}

/** The form of the user name. */
export const usernameFormSchema = z.object({
  username: z.string().check(
    z.trim(),
    z.minLength(1, message('Required')),
    z.refine((username) => z.safeParse(usernameChange, { username }).success, {
      error: text('username.wrong'),
    }),
  ),
})
