import { messages } from './messages'

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
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

const messageByStatus: Record<number, string> = {
  401: messages.signedOut,
  403: messages.forbidden,
  404: messages.notFound,
  405: messages.wrongMethod,
  409: messages.conflict,
  410: messages.gone,
  413: messages.tooLarge,
  415: messages.wrongType,
  422: messages.conflict,
  429: messages.tooMany,
  500: messages.failure,
  501: messages.unreachable,
  502: messages.unreachable,
  503: messages.unreachable,
  504: messages.unreachable,
}

/** Reason phrase of a status (RFC 9110, section 15). */
export function phraseOf(status: number): string {
  return phrases[status] ?? 'Error'
}

export interface ErrorDetails {
  /** `data` of the answer: our own messages for people. */
  data?: unknown
  /** The upstream's body; never sent to a browser as it is. */
  refusal?: unknown
  headers?: Record<string, string>
  /** The upstream got no request: it has certainly done nothing. */
  unsent?: true
  /** Why, for the operator's log only. */
  reason?: string
}

/** Ends a request with a status; people get a Greek message, the log gets the reason. */
export class GatewayError extends Error {
  readonly shownMessage: string

  constructor(
    readonly status: number,
    readonly details: ErrorDetails = {},
  ) {
    super(details.reason ?? phraseOf(status))
    this.name = 'GatewayError'
    this.shownMessage = messageByStatus[status] ?? messages.badRequest
  }
}

/** 400 that names fields, with the given message for each or a general one. */
export function fieldsRefused(
  fields: readonly string[],
  reason: string,
  message?: string,
): GatewayError {
  const data = invalidFields(fields, message)
  return new GatewayError(400, { data, reason: `${reason}: ${fields.join(', ')}` })
}

/** `data` of a 400 that names fields. */
export function invalidFields(
  fields: readonly string[],
  message: string = messages.invalidField,
): Record<string, string[]> {
  return Object.fromEntries(fields.map((field) => [field, [message]]))
}
