import * as z from 'zod/mini'
import { type AccountWrite, accountWrite } from '../../../contract/account/account-write'
import type { UserAccount } from '../../../contract/account/user-account'
import { usernameChange } from '../../../contract/account/username-change'
import { message } from '../../shared/form/message'
import { profileTexts } from './profile-texts'

const { text } = profileTexts
const { shape } = accountWrite

function shortText(longest: number) {
  const tooLong = message('validation.tooLong', { count: longest })
  return z.string().check(z.trim(), z.maxLength(longest, tooLong))
}

/** Text that may be empty, else as the treaty has it, with words of its own where it is not. */
function emptyOr(rule: z.ZodMiniType, error: string) {
  return z.string().check(
    z.trim(),
    z.refine((value) => value === '' || z.safeParse(rule, value).success, { error }),
  )
}

/**
 * What people say about themselves in the settings (`PUT /api/user/account/{id}`).
 * @param today `YYYY-MM-DD`; nobody is born later
 */
export function profileFormSchema(today: string) {
  const error = text('profile.birthDateWrong')
  return z.object({
    firstName: shortText(255),
    lastName: shortText(255),
    phone: emptyOr(shape.phone, text('profile.phoneWrong')),
    birthDate: emptyOr(shape.birthDate, error).check(z.refine((day) => day <= today, { error })),
    city: shortText(255),
    website: emptyOr(shape.website, text('profile.websiteWrong')),
    bio: shortText(5000),
  })
}
export type ProfileForm = z.output<ReturnType<typeof profileFormSchema>>

/** The form filled with an account. */
export function profileOf(account: UserAccount): ProfileForm {
  const { firstName, lastName, phone, birthDate, city, website, bio } = account
  return { firstName, lastName, phone: phone ?? '', birthDate: birthDate ?? '', city, website, bio }
}

/** Body of the API for a filled form: empty numbers and dates are none. */
export function accountWriteOf({ phone, birthDate, ...texts }: ProfileForm): AccountWrite {
  return { ...texts, phone: phone || null, birthDate: birthDate || null }
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
