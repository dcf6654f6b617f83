import { answerWords } from '../seed/answer-words'

/** What the real API says of a field, as recorded, by what the stand-in says with its extensions. */
const recorded: Readonly<Record<string, string>> = {
  [answerWords.required]: 'Αυτό το πεδίο είναι απαραίτητο.',
  [answerWords.notNull]: 'Το πεδίο δε μπορεί να είναι null.',
  [answerWords.blank]: 'Το πεδίο δε μπορεί να είναι κενό.',
  [answerWords.notAPhone]: 'Enter a valid phone number.',
}

/** A refusal of a field in plain mode; what was never recorded stays as it is. */
export function plainWords(message: string): string {
  return recorded[message] ?? message
}
