import * as z from 'zod'
import type { AuthErrorCode } from '#contract/allauth/error-codes'
import type { AuthError } from '#contract/allauth/refusal'
import { emailPattern } from '../lib/body-fields'
import { authErrorOf, badRequest, malformed } from './auth-answers'
import type { AuthCall } from './auth-call'

const address = z.email({ pattern: emailPattern })

interface TextRules {
  required?: boolean
  most?: number
}

/**
 * Reads the fields of a body as the real service does: texts are trimmed, numbers are accepted as
 * text, and errors are collected in the order of reading. `check` throws them.
 */
export class Form {
  private readonly errors: AuthError[] = []

  constructor(private readonly body: Readonly<Record<string, unknown>>) {}

  /** A text field; empty when missing or invalid. */
  text(name: string, { required = true, most }: TextRules = {}): string {
    const text = asText(this.body[name]).trim()
    if (text === '' && required) this.add('required', name)
    else if (text.includes('\0')) this.add('null_characters_not_allowed', name)
    else if (most !== undefined && text.length > most) this.add('max_length', name)
    else return text
    return ''
  }

  /** An e-mail address in lower case; empty when invalid. */
  email(name = 'email'): string {
    const text = this.text(name)
    if (text === '' || address.safeParse(text).success) return text.toLowerCase()
    this.add('invalid', name)
    return ''
  }

  /** A flag that must be set. */
  requiredFlag(name: string): void {
    const value = this.body[name]
    const isSet = Boolean(value) && value !== 'false' && value !== 'False' && value !== '0'
    if (!isSet) this.add('required', name)
  }

  /** A list of ids that must not be empty; each must be one of `choices`. */
  ids(name: string, choices: readonly number[]): number[] {
    const value = this.body[name]
    const requested: unknown[] = Array.isArray(value) ? value : []
    if (requested.length === 0) this.add('required', name)
    const chosen = choices.filter((id) => requested.some((one) => String(one) === String(id)))
    const isKnown = (one: unknown) => chosen.some((id) => String(one) === String(id))
    if (!requested.every(isKnown)) this.add('invalid_choice', name)
    return chosen
  }

  /** Adds an error; without `param` it concerns the whole form. */
  add(code: AuthErrorCode, param?: string): void {
    this.errors.push(authErrorOf(code, param))
  }

  get isValid(): boolean {
    return this.errors.length === 0
  }

  /** Throws 400 when there are errors. */
  check(): void {
    if (!this.isValid) throw badRequest(...this.errors)
  }
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/**
 * The JSON object in the body, `{}` when it is empty or null. Anything else is 400 without a body.
 */
export async function jsonObjectOf({ request }: AuthCall): Promise<Record<string, unknown>> {
  const text = await request.text()
  if (text === '') return {}
  const body = readJson(text)
  if (body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) throw malformed()
  return Object.fromEntries(Object.entries(body))
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw malformed()
  }
}
