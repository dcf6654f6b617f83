import type { Endpoint } from '#contract/endpoints/endpoint'
import { type HttpValues, requestOf } from './call'
import { ApiError } from './problem'
import { problemOfAnswer } from './request'
import { createSender, networkFetch } from './send-request'

/** The server has to fetch the file first. */
const timeoutMs = 20_000

/**
 * Reads the file that an endpoint answers with. A file of its own, so that pages without files need
 * not know them.
 * @throws ApiError where there is no such file
 */
export async function readFile(
  endpoint: Endpoint & { answerType: 'pdf' },
  values: HttpValues,
): Promise<Blob> {
  let file: Blob | undefined
  const send = createSender(async (...request) => {
    const response = await networkFetch(...request)
    if (isPdf(response)) file = await response.clone().blob()
    return response
  })
  const request = requestOf(endpoint, { timeoutMs, ...values })
  const answer = await send(request)
  if (answer.status >= 400) throw new ApiError(problemOfAnswer(answer))
  if (file) return file
  throw new ApiError({ kind: 'broken', reason: `GET ${request.path} is no PDF` })
}

function isPdf({ status, headers }: Response): boolean {
  return status === 200 && headers.get('content-type') === 'application/pdf'
}
