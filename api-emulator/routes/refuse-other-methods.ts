import type { Hono } from 'hono'
import { detailError } from '../answers/api-error'
import { answerMessages } from '../seed/answer-words'

/** Answers 405 on every path that is known by another method. To be called after all routes. */
export function refuseOtherMethods(app: Hono): void {
  const paths = app.routes.filter(({ method }) => method !== 'ALL').map(({ path }) => path)
  for (const path of new Set(paths)) {
    app.all(path, (c) => {
      throw detailError(405, answerMessages.methodNotAllowed(c.req.method))
    })
  }
}
