import * as z from 'zod/mini'

/** BCP 47 code of a locale, e.g. `el`, `pt-BR`. */
export const localeCode = z.string().check(z.regex(/^[a-z]{2,3}(-[A-Z]{2})?$/))

export const directions = ['ltr', 'rtl'] as const
export type Direction = (typeof directions)[number]

/** Texts by key; a key may also have a group of texts. */
export interface Messages {
  [key: string]: string | Messages
}
export const messages: z.ZodMiniType<Messages, Messages> = z.record(
  z.string(),
  z.union([z.string(), z.lazy(() => messages)]),
)

/** A language that texts are shown in. */
export const locale = z.object({
  /** Name in the language menu. */
  name: z.string().check(z.minLength(1)),
  code: localeCode,
  dir: z.enum(directions),
  messages,
})
export type Locale = z.infer<typeof locale>
