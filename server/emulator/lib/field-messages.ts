import type * as z from 'zod'
import { answerMessages } from './messages'

const messagesByType: Record<string, string> = {
  string: answerMessages.notText,
  number: answerMessages.notANumber,
  int: answerMessages.notANumber,
  boolean: answerMessages.notATruth,
  array: answerMessages.notAList,
  object: answerMessages.notAnObject,
  record: answerMessages.notAnObject,
}

const messagesByFormat: Record<string, string> = {
  email: answerMessages.notAnEmail,
  url: answerMessages.notAnAddress,
  date: answerMessages.notADate,
}

function tooSmall({ origin, minimum }: { origin: string; minimum: number | bigint }): string {
  if (origin === 'string') return answerMessages.blank
  return origin === 'array' ? answerMessages.emptyList : answerMessages.atLeast(Number(minimum))
}

function tooBig({ origin, maximum }: { origin: string; maximum: number | bigint }): string {
  return origin === 'string'
    ? answerMessages.tooLong(Number(maximum))
    : answerMessages.atMost(Number(maximum))
}

/** Error message of a zod issue, as the API words it. */
export function issueMessage(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return answerMessages.required
  if (issue.input === null) return answerMessages.notNull
  switch (issue.code) {
    case 'invalid_type':
      return messagesByType[issue.expected] ?? answerMessages.notValid
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_format':
      return messagesByFormat[issue.format] ?? answerMessages.notValid
    case 'invalid_value':
      return answerMessages.notAChoice(String(issue.input))
    default:
      return answerMessages.notValid
  }
}
