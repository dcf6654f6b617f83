import problems from '#locales/el/problems.json'
import { addMessages, type Text } from '../i18n/messages'
import type { ApiProblem } from './api-problem'

/** Messages for the problems of requests; read them with `useText(problemMessages)`. */
export const problemMessages = addMessages('problems', problems)

/** The message of a problem; the server's own message has priority. */
export function problemText(text: Text<typeof problems>, problem: ApiProblem): string {
  switch (problem.kind) {
    case 'tooMany':
      return problem.retryAfterSeconds === null
        ? text('tooMany')
        : text('tooManyFor', { count: problem.retryAfterSeconds })
    case 'conflict':
    case 'refused':
      return problem.message ?? text(problem.kind)
    default:
      return text(problem.kind)
  }
}
