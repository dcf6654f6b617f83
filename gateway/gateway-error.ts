import { words } from './words'

const phrases: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  426: 'Upgrade Required',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

const messages: Record<number, string> = {
  401: words.signedOut,
  403: words.forbidden,
  404: words.notFound,
  405: words.wrongMethod,
  409: words.conflict,
  410: words.gone,
  413: words.tooLarge,
  415: words.wrongType,
  422: words.conflict,
  429: words.tooMany,
  500: words.failure,
  502: words.unreachable,
  503: words.unreachable,
  504: words.unreachable,
}

/** Reason phrase of a status (RFC 9110, section 15). */
export function phraseOf(status: number): string {
  return phrases[status] ?? 'Error'
}

export interface ErrorDetails {
  /** What a person can use, in our own words: `data` of the answer. */
  data?: unknown
  /** What the upstream said; never sent to a browser as it is. */
  refusal?: unknown
  headers?: Record<string, string>
  /** Why, for the operator's log only. */
  reason?: string
}

/** A request that ends here with a status; people read a Greek sentence, the log the reason. */
export class GatewayError extends Error {
  readonly words: string

  constructor(
    readonly status: number,
    readonly details: ErrorDetails = {},
  ) {
    super(details.reason ?? phraseOf(status))
    this.name = 'GatewayError'
    this.words = messages[status] ?? words.badRequest
  }
}
