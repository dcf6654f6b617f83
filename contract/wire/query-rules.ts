import * as z from 'zod/mini'
import { largestPageSize } from './page'

/** One query value: as the browser writes it, and as it is passed on. */
export type QueryRule = z.ZodMiniType<string, string>

/** The query values of an endpoint; any other one is dropped. */
export type QueryRules = Readonly<Record<string, QueryRule>>

const wholeText = z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'must be a positive whole number'))
export const idText = wholeText
export const numberText = z.string().check(z.regex(/^\d{1,9}(\.\d{1,4})?$/))
export const booleanText = z.enum(['true', 'false'])
export const statusText = z.enum(['NEW', 'TRUE', 'FALSE'])
export const countryText = z.string().check(z.regex(/^[A-Z]{2}$/))
export const slugText = z.string().check(z.regex(/^[-\w]{1,255}$/))
/** Several ids, joined as the upstream wants them. */
export const underscoredIds = z.string().check(z.regex(/^[1-9]\d{0,14}(_[1-9]\d{0,14}){0,49}$/))
export const commaIds = z.string().check(z.regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,49}$/))
/** A comment whose replies are wanted, or `none` for comments that are no replies. */
export const parentText = z.union([idText, z.literal('none')])
export const languageText = z.string().check(z.regex(/^[a-z]{2}(-[A-Za-z]{2,4})?$/))

/**
 * A comma list of fields, `-` before one reverses the order. Unknown fields are refused here: the
 * upstream would answer 500.
 */
export function orderingOf(fields: readonly string[]): QueryRule {
  return z.string().check(
    z.refine(
      (text) => {
        const parts = text.split(',')
        return parts.length <= 5 && parts.every((part) => fields.includes(part.replace(/^-/, '')))
      },
      `must be one of ${fields.join(', ')}`,
    ),
  )
}

const capped = z.pipe(
  wholeText,
  z.transform((text) => String(Math.min(Number(text), largestPageSize))),
)

/** Paging values of every list. */
export const pageRules = {
  pagination: booleanText,
  paginationType: z.enum(['pageNumber', 'limitOffset', 'cursor']),
  page: wholeText,
  pageSize: capped,
  limit: capped,
  offset: z.string().check(z.regex(/^\d{1,9}$/)),
  cursor: z.string().check(z.regex(/^[\w+/=%-]{1,500}$/)),
} as const satisfies QueryRules

const { pagination: _, ...pagesOnly } = pageRules

/** The same for lists that are never answered as a whole. */
export const pagedRules = pagesOnly

/** Paging values of lists with translated texts. */
export const translatedPageRules = { language: languageText, ...pageRules } as const
