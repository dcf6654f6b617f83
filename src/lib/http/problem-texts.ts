import problems from '../../../locales/el/problems.json'
import { addMessages, type Text } from '../i18n/texts'
import type { ApiProblem } from './api-problem'

/** Sentences for the problems of requests; read them with `useText(problemTexts)`. */
export const problemMessages = addMessages('problems', problems)

/** The sentence that a person reads. What the server itself said goes first. */
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
