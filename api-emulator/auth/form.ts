import * as z from 'zod'
import type { AuthErrorCode } from '../../contract/allauth/error-codes'
import type { AuthError } from '../../contract/allauth/refusal'
import { authErrorOf, refused } from './auth-answers'

const address = z.email()

interface TextRules {
  required?: boolean
  most?: number
}

/**
 * Reads the fields of a body as the real service does: texts are trimmed, numbers are taken as
 * text, and what is wrong is gathered in the order in which it is asked for. `check` throws it.
 */
export class Form {
  private readonly errors: AuthError[] = []

  constructor(private readonly body: Readonly<Record<string, unknown>>) {}

  /** A text; empty where it is left out or wrong. */
  text(name: string, { required = true, most }: TextRules = {}): string {
    const text = asText(this.body[name]).trim()
    if (text === '' && required) this.add('required', name)
    else if (text.includes('\0')) this.add('null_characters_not_allowed', name)
    else if (most !== undefined && text.length > most) this.add('max_length', name)
    else return text
    return ''
  }

  /** An e-mail address in lower case; empty where it is wrong. */
  email(name = 'email'): string {
    const text = this.text(name)
    if (text === '' || address.safeParse(text).success) return text.toLowerCase()
    this.add('invalid', name)
    return ''
  }

  /** A mark that must be set. */
  demandedFlag(name: string): void {
    const value = this.body[name]
    const isSet = Boolean(value) && value !== 'false' && value !== 'False' && value !== '0'
    if (!isSet) this.add('required', name)
  }

  /** A list of ids that must not be empty; each must be one of `choices`. */
  ids(name: string, choices: readonly number[]): number[] {
    const value = this.body[name]
    const asked: unknown[] = Array.isArray(value) ? value : []
    if (asked.length === 0) this.add('required', name)
    const chosen = choices.filter((id) => asked.some((one) => String(one) === String(id)))
    const isKnown = (one: unknown) => chosen.some((id) => String(one) === String(id))
    if (!asked.every(isKnown)) this.add('invalid_choice', name)
    return chosen
  }

  /** Notes something that is wrong; without `param` it is about the whole form. */
  add(code: AuthErrorCode, param?: string): void {
    this.errors.push(authErrorOf(code, param))
  }

  get isGood(): boolean {
    return this.errors.length === 0
  }

  /** Refuses the call with 400 where anything was wrong. */
  check(): void {
    if (!this.isGood) throw refused(...this.errors)
  }
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}
