import * as z from 'zod/mini'

/** Texts by key; a key may also have a group of texts. */
interface Messages {
  [key: string]: string | Messages
}
const messages: z.ZodMiniType<Messages, Messages> = z.record(
  z.string(),
  z.union([z.string(), z.lazy(() => messages)]),
)

/**
 * A language that texts are shown in. Its code is a BCP 47 code, e.g. `el`, `pt-BR`.
 * The site has one language; a test keeps the shape for a second one
 */
export const locale = z.object({
  /** Name in the language menu. */
  name: z.string().check(z.minLength(1)),
  code: z.string().check(z.regex(/^[a-z]{2,3}(-[A-Z]{2})?$/)),
  dir: z.enum(['ltr', 'rtl']),
  messages,
})
