import * as z from 'zod/mini'

/** Bytes as text: base64 with the letters that addresses allow, without padding (RFC 4648, 5). */
export const base64url = z.string().check(z.regex(/^[\w-]+$/))
