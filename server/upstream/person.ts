import * as z from 'zod/mini'
import { id, lenientText, picturePath } from '../../contract/wire/scalars'
import { lenient } from './lenient'

/** What others read where a person has no name that may be shown. */
const unnamed = 'Μέλος'

/** How the user names end that the API makes of e-mail addresses at sign-up. */
const madeByApi = /-[0-9a-f]{6}$/

interface Named {
  email?: string | null | undefined
  username?: string | null | undefined
  firstName?: string | null | undefined
}

/**
 * The name by which others see a person: the user name if they have chosen one, else the first
 * name. A user name that would tell the e-mail address, as those do that the API makes, is shown to
 * nobody.
 */
export function displayNameOf({ email, username, firstName }: Named): string {
  const chosen = username?.trim() ?? ''
  const mailbox = folded(email?.split('@')[0] ?? '')
  const tellsMailbox = mailbox !== '' && folded(chosen).startsWith(mailbox)
  const isShown = !tellsMailbox && !madeByApi.test(folded(chosen))
  return (isShown && chosen) || firstName?.trim() || unnamed
}

const folded = (text: string): string => text.normalize('NFKC').trim().toLowerCase()

/**
 * A person as others may see them. The API sends the whole account, e-mail, telephone and address
 * included, with reviews, comments, authors, posts and notifications; this is the only schema that
 * reads it, and nothing but these three fields goes on.
 */
export const publicPerson = z.pipe(
  lenient(
    z.object({
      id,
      email: lenientText,
      username: lenientText,
      firstName: lenientText,
      mainImagePath: picturePath,
    }),
  ),
  z.transform((person) => ({
    id: person.id,
    displayName: displayNameOf(person),
    mainImagePath: person.mainImagePath,
  })),
)
