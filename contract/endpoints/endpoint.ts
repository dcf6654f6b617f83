import type * as z from 'zod/mini'
import type { QueryRules } from '../wire/query-rules'

/**
 * Who may call an endpoint. `anyone`: guests and members alike; `buyer`: who is signed in, and guests
 * where the shop is open to everyone; `member`: who is signed in; `owner`: the member whom `{id}` of
 * the path names, 404 for all others.
 */
export type Who = 'anyone' | 'buyer' | 'member' | 'owner'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type ApiPath = `/api/${string}`

/**
 * One call of the server, said once: the browser sends it, the gateway answers it, tests, doctor and
 * documents list it.
 */
export interface Endpoint {
  method: HttpMethod
  /** With its parameters in braces: `{id}` is a positive whole number, `{uuid}` a UUID. */
  path: ApiPath
  who: Who
  /** Rule of each query value; without them a query is not read. */
  query?: QueryRules
  /** What is sent as JSON, for methods with a body. Without it a body is discarded. */
  body?: z.ZodMiniType
  /** `form`: the body is a `FormData` of which the schema describes the texts. */
  bodyType?: 'form'
  /** What a success answers; without it nothing (204). */
  answer?: z.ZodMiniType
  /** `pdf`: a success answers a file. */
  answerType?: 'pdf'
  /** Status of a success, 200 by default and 204 without an answer. */
  status?: 201 | 202
  /** Needs an `Idempotency-Key`, so that it happens once. */
  isKeyed?: true
}

/**
 * Method and path alone, for what a public page asks without the schemas of a whole row: said in
 * `bare/`, from where the row takes both. A page loads all that a module exports to any page, so each
 * file there has what is asked at one place.
 */
export type BareCall = Pick<Endpoint, 'method' | 'path'>

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/** Values of the path: a call without one of them does not compile. */
export type ParamsOf<Call extends { path: string }> = Readonly<
  Record<NamesIn<Call['path']>, string | number>
>

/** Values of the query. Those that are null, undefined or empty are left out. */
export type QueryOf<Call extends Endpoint> = Call extends { query: infer Rules }
  ? Readonly<Partial<Record<keyof Rules, string | number | boolean | null>>>
  : never

/** What is sent, before the schema brings it to its normal form. */
export type BodyOf<Call extends Endpoint> = Call extends { bodyType: 'form' }
  ? FormData
  : Call extends { body: infer Body extends z.ZodMiniType }
    ? z.input<Body>
    : undefined

/** What the server reads of it. */
export type SentBodyOf<Call extends Endpoint> = Call extends {
  body: infer Body extends z.ZodMiniType
}
  ? z.output<Body>
  : undefined

/** What a call resolves with. */
export type AnswerOf<Call extends Endpoint> = Call extends {
  answer: infer Answer extends z.ZodMiniType
}
  ? z.output<Answer>
  : undefined

/** The path of an endpoint with its values, encoded. */
export function pathOf({ path }: { path: `/${string}` }, params: object = {}): `/${string}` {
  return path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(Reflect.get(params, name))),
  ) as `/${string}`
}

/** Method and path of an endpoint, for what reads its answer in another way than `call`. */
export function requestLineOf(endpoint: BareCall, params?: object) {
  return { method: endpoint.method, path: pathOf(endpoint, params) }
}

/** Status with which an endpoint answers a success. */
export function successOf({ status, answer, answerType }: Endpoint): 200 | 201 | 202 | 204 {
  return status ?? (answer || answerType ? 200 : 204)
}
