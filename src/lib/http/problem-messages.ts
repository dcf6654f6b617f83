import problems from '#locales/el/problems.json'
import { addMessages, type Text } from '../i18n/messages'
import { type ApiProblem, type InputError, isGreek } from './problem'

/** Messages for the problems of requests; read them with `useTranslation(problemMessages)`. */
export const problemMessages = addMessages('problems', problems)

/** The Greek message of a problem; the server's own message has priority. */
export function problemText(text: Text<typeof problems>, problem: ApiProblem): string {
  switch (problem.kind) {
    case 'broken':
      return text('failed')
    case 'rateLimited':
      return problem.seconds === null
        ? text('tooMany')
        : text('tooManyFor', { count: problem.seconds })
    case 'conflict':
    case 'refused':
      return ownMessage(problem.errors) ?? text(problem.kind)
    case 'nextStep':
    case 'reauthenticationRequired':
      return text('signedOut')
    default:
      return text(problem.kind)
  }
}

function ownMessage(errors: readonly InputError[]): string | undefined {
  return errors.find(({ param, message }) => param === undefined && isGreek(message))?.message
}
