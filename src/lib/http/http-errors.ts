import type { HttpAnswer } from './http-request'

/** The server answered with a status that is no answer. */
export class HttpStatusError extends Error {
  override name = 'HttpStatusError'

  constructor(
    endpoint: string,
    readonly answer: HttpAnswer,
  ) {
    super(`${endpoint}: ${answer.status}`)
  }
}

/** No answer came at all: no network, no server, or a connection that broke. */
export class NoConnectionError extends Error {
  override name = 'NoConnectionError'
}

/** The time was up. As text: 'TimeoutError: The operation was aborted due to timeout'. */
export class TimeoutError extends Error {
  override name = 'TimeoutError'

  constructor() {
    super('The operation was aborted due to timeout')
  }
}
