import * as z from 'zod/mini'
import { id, lenientText, picturePath } from '../../contract/wire/scalars'

/** What others read where a person has neither a user name nor a first name. */
const unnamed = 'Μέλος'

/**
 * A person as others may see them. The API sends the whole account, e-mail, telephone and address
 * included, with reviews, comments, authors, posts and notifications; this is the only schema that
 * reads it, and nothing but these three fields goes on.
 */
export const publicPerson = z.pipe(
  z.object({
    id,
    username: lenientText,
    firstName: lenientText,
    mainImagePath: picturePath,
  }),
  z.transform(({ id, username, firstName, mainImagePath }) => ({
    id,
    displayName: username.trim() || firstName.trim() || unnamed,
    mainImagePath,
  })),
)
