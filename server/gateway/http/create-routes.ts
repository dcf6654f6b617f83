import { Hono } from 'hono'
import type * as z from 'zod/mini'
import { type Endpoint, type SentBodyOf, successOf } from '#contract/endpoints/endpoint'
import { answerEmpty, answerJson, answerPdf, type PdfFile } from './answer'
import type { Api, Buyer, Member } from './api'
import { readIdempotencyKey } from './idempotency-key'
import { discardBody, readBody } from './read-request'
import type { RouteContext, RouteEnv } from './route-env'

/** One request of an endpoint, with what its row of the table demands: read and checked. */
export interface Request<Call extends Endpoint> {
  c: RouteContext
  endpoint: Call
  /** The value of `{id}`, or of `{uuid}`, in the path; empty without one. */
  id: string
  /** The signed-in person; nobody where others may call. */
  member: Call['who'] extends 'member' | 'owner' ? Member : null
  /** Who buys; nobody where this is not about buying. */
  buyer: Call['who'] extends 'buyer' ? Buyer : null
  body: SentBodyOf<Call>
  /** The `Idempotency-Key`; empty where none is needed. */
  key: string
}

/** Returns what the endpoint answers, if anything. */
type Handler<Call extends Endpoint> = (
  request: Request<Call>,
) => Call extends { answer: infer Answer extends z.ZodMiniType }
  ? z.output<Answer> | Promise<z.output<Answer>>
  : Call extends { answerType: 'pdf' }
    ? Promise<PdfFile>
    : Promise<void>

/**
 * Adds the route of an endpoint.
 * @param schemaOf the rules of its body where they depend on the request, such as on the day
 */
type AddRoute = <Call extends Endpoint>(
  endpoint: Call,
  handler: Handler<Call>,
  schemaOf?: (c: RouteContext) => z.ZodMiniType<SentBodyOf<Call>>,
) => void

/**
 * Routes of the table of endpoints, below `/api`. Refusals come in the same order everywhere: of
 * strangers, of a missing key, of the body; the query is the handler's.
 */
export function createRoutes(api: Pick<Api, 'requireBuyer' | 'requireMember' | 'requireOwner'>) {
  const routes = new Hono<RouteEnv>()

  const memberOf = (c: RouteContext, { who }: Endpoint): Promise<Member> | null => {
    if (who === 'owner') return api.requireOwner(c)
    return who === 'member' ? api.requireMember(c) : null
  }

  const route: AddRoute = (endpoint, handler, schemaOf) => {
    const status = successOf(endpoint)
    routes.on(endpoint.method, patternOf(endpoint), async (c) => {
      const member = await memberOf(c, endpoint)
      const buyer = endpoint.who === 'buyer' ? await api.requireBuyer(c) : null
      const key = endpoint.isKeyed ? readIdempotencyKey(c) : ''
      const body = await bodyOf(c, schemaOf ? { ...endpoint, body: schemaOf(c) } : endpoint)
      const id = c.req.param('id') ?? c.req.param('uuid') ?? ''
      // What the table says of an endpoint, its type says as well.
      const request = { c, endpoint, id, member, buyer, body, key } as Parameters<typeof handler>[0]
      const answer = await handler(request)
      if (endpoint.answerType) return answerPdf(c, answer as PdfFile)
      return status === 204 ? answerEmpty(c) : answerJson(c, answer, status)
    })
  }
  return { routes, route }
}

/** A form is read by its handler. */
async function bodyOf(c: RouteContext, { method, body, bodyType }: Endpoint): Promise<unknown> {
  if (bodyType === 'form') return
  if (body) return readBody(c, body)
  if (method !== 'GET') await discardBody(c)
}

const patterns: Readonly<Record<string, string>> = {
  id: ':id{[1-9][0-9]{0,14}}',
  uuid: ':uuid{[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}}',
}

/** A path as the router has it, below `/api`: ids in one spelling, other parameters as they come. */
export function patternOf({ path }: Pick<Endpoint, 'path'>): string {
  return path
    .slice('/api'.length)
    .replace(/\{(\w+)\}/g, (_, name: string) => patterns[name] ?? `:${name}`)
}
