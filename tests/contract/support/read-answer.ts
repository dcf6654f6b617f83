import * as z from 'zod/mini'
import { flow } from '../../../contract/allauth/flow'
import { authError } from '../../../contract/allauth/refusal'
import { answerSchemas, otherSchemas } from './answer-schemas'

const loose = z.object({
  status: z.number(),
  data: z.optional(z.unknown()),
  meta: z._default(z.record(z.string(), z.unknown()), {}),
  errors: z._default(z.array(authError), []),
})

const withFlows = z.object({ flows: z.array(flow) })
const withMethods = z.object({ methods: z.array(z.record(z.string(), z.unknown())) })

/** What came back, after the API contract's schema for this call has read it. */
export interface Answer {
  status: number
  /** Byte for byte what the upstream said. */
  body: unknown
  data: unknown
  meta: Record<string, unknown>
  /** `code` or `code@param` of each error. */
  errors: string[]
  /** Ids of the flows on offer. */
  flows: string[]
  /** Ids of the flows that are waited for. */
  pending: string[]
  /** Types of authenticators that a flow names. */
  types(flowId: string): string[] | undefined
  methods: Record<string, unknown>[]
}

/** Reads an answer strictly: the API contract's schema must hold, and the status be the one inside. */
export async function readAnswer(method: string, path: string, response: Response) {
  const body: unknown = await response.json()
  const call = `${method} ${path.replace(/\?.*/, '')}`
  const schema = response.status === 200 ? answerSchemas[call] : otherSchemas(call, response.status)
  if (!schema) throw new Error(`No schema for ${response.status} of ${call}`)
  const problem = schema.safeParse(body).error
  if (problem) {
    const words = `${call} ${response.status} ${JSON.stringify(body)}`
    throw new Error(`${words} breaks the API contract: ${z.prettifyError(problem)}`)
  }
  return understand(body, response.status)
}

function understand(body: unknown, httpStatus: number): Answer {
  const { status, data, meta, errors } = loose.parse(body)
  if (status !== httpStatus) throw new Error(`Status ${status} within ${httpStatus}`)
  const flows = withFlows.safeParse(data).data?.flows ?? []
  return {
    status,
    body,
    data,
    meta,
    errors: errors.map(({ code, param, message }) => {
      if (message.length < 3) throw new Error(`No message with ${code}`)
      return param ? `${code}@${param}` : code
    }),
    flows: flows.map(({ id }) => id),
    pending: flows.filter(({ is_pending }) => is_pending).map(({ id }) => id),
    types: (flowId) => flows.find(({ id }) => id === flowId)?.types,
    methods: withMethods.safeParse(data).data?.methods ?? [],
  }
}
