import { answerMessages } from '../seed/answer-words'

/** What the real API says of a field, as recorded, by what the emulator says with its extensions. */
const recorded: Readonly<Record<string, string>> = {
  [answerMessages.required]: 'Αυτό το πεδίο είναι απαραίτητο.',
  [answerMessages.notNull]: 'Το πεδίο δε μπορεί να είναι null.',
  [answerMessages.blank]: 'Το πεδίο δε μπορεί να είναι κενό.',
  [answerMessages.notAPhone]: 'Enter a valid phone number.',
}

/** A refusal of a field in plain mode; what was never recorded stays as it is. */
export function plainWords(message: string): string {
  return recorded[message] ?? message
}
