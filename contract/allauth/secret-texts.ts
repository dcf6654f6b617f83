import * as z from 'zod/mini'

/** A password. It is never trimmed; whether it is good enough the upstream says. */
export const password = z.string().check(z.minLength(1), z.maxLength(1024))

/** A code that a person types, or the key of a link; blanks around it do not count. */
export const code = z.string().check(z.trim(), z.minLength(1), z.maxLength(255))

/** An e-mail address as typed. */
export const email = z.string().check(z.trim(), z.maxLength(254), z.email())
