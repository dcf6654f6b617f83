import * as z from 'zod/mini'
import { asLine } from './written-text'

/**
 * Rule of a typed text in a query, at most 200 characters. Apart from the other rules, because the
 * normal form of a text is large and public pages load those.
 */
export const typedText = z.string().check(asLine, z.maxLength(200))
