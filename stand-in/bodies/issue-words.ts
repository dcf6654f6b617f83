import type * as z from 'zod'
import { answerWords } from '../seed/answer-words'

const kinds: Record<string, string> = {
  string: answerWords.notText,
  number: answerWords.notANumber,
  int: answerWords.notANumber,
  boolean: answerWords.notATruth,
  array: answerWords.notAList,
  object: answerWords.notAnObject,
  record: answerWords.notAnObject,
}

const formats: Record<string, string> = {
  email: answerWords.notAnEmail,
  url: answerWords.notAnAddress,
  date: answerWords.notADate,
}

function tooSmall({ origin, minimum }: { origin: string; minimum: number | bigint }): string {
  if (origin === 'string') return answerWords.blank
  return origin === 'array' ? answerWords.emptyList : answerWords.atLeast(Number(minimum))
}

function tooBig({ origin, maximum }: { origin: string; maximum: number | bigint }): string {
  return origin === 'string'
    ? answerWords.tooLong(Number(maximum))
    : answerWords.atMost(Number(maximum))
}

/** Why a value is refused, as the API says it to people. */
export function issueWords(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return answerWords.required
  if (issue.input === null) return answerWords.notNull
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? answerWords.notValid
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_format':
      return formats[issue.format] ?? answerWords.notValid
    case 'invalid_value':
      return answerWords.notAChoice(String(issue.input))
    default:
      return answerWords.notValid
  }
}
