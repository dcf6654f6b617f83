import * as z from 'zod'
import type { SeededEmulator } from './seeded-emulator'

/** An answer of the auth service, as far as tests read it. */
const authAnswer = z.object({
  status: z.number(),
  data: z.unknown().optional(),
  meta: z
    .looseObject({
      is_authenticated: z.boolean().nullish(),
      session_token: z.string().optional(),
      access_token: z.string().optional(),
    })
    .optional(),
  errors: z
    .array(z.object({ message: z.string(), code: z.string(), param: z.string().optional() }))
    .optional(),
})

export type SeenAnswer = z.infer<typeof authAnswer>

/** A client that keeps the session key as the gateway does. */
export interface AuthClient {
  token: string | null
  accessToken: string | null
  /** Sends JSON to a path below `/_allauth/app/v1`. */
  call(method: string, path: string, body?: unknown, headers?: object): Promise<SeenAnswer>
}

/** A client with its own IP address, and so its own rate limits. */
export function authClient({ app }: SeededEmulator, ip = '192.0.2.1'): AuthClient {
  return {
    token: null,
    accessToken: null,
    async call(method, path, body, headers = {}) {
      const key = this.token ? { 'x-session-token': this.token } : {}
      const response = await app.request(`/_allauth/app/v1${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': ip,
          'user-agent': 'Tests/1.0',
          ...key,
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const answer = authAnswer.parse(await response.json())
      if (answer.status !== response.status) throw new Error('Status and body differ.')
      this.token = answer.meta?.session_token ?? this.token
      this.accessToken = answer.meta?.access_token ?? this.accessToken
      return answer
    },
  }
}

/** Ids of the pending flows. */
export function pendingIn({ data }: SeenAnswer): string[] {
  const flow = z.object({ id: z.string(), is_pending: z.boolean().optional() })
  const { flows = [] } = z.object({ flows: z.array(flow).optional() }).parse(data)
  return flows.filter((one) => one.is_pending).map(({ id }) => id)
}

/** `code` or `code@param` of each error. */
export function errorsIn({ errors = [] }: SeenAnswer): string[] {
  return errors.map(({ code, param }) => (param ? `${code}@${param}` : code))
}

const mail = z.object({
  id: z.int(),
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  code: z.string().optional(),
  link: z.string().optional(),
  fileName: z.string().optional(),
})

/** All mails, newest first. */
export async function mailsOf(emulator: SeededEmulator) {
  return z.array(mail).parse(await emulator.read('/outbox.json'))
}

/** Mails to an address, newest first. */
export async function mailsTo(emulator: SeededEmulator, to: string) {
  return (await mailsOf(emulator)).filter((one) => one.to === to)
}

/** The key of the newest link sent to an address. */
export async function linkKeyFor(emulator: SeededEmulator, to: string): Promise<string> {
  const link = (await mailsTo(emulator, to))[0]?.link
  if (!link) throw new Error(`No link was sent to ${to}.`)
  return link.slice(link.lastIndexOf('/') + 1)
}

/** A client signed in by password. */
export async function signedInClient(emulator: SeededEmulator, email: string, password: string) {
  const client = authClient(emulator)
  const answer = await client.call('POST', '/auth/login', { email, password })
  if (answer.status !== 200) throw new Error(`Login: ${JSON.stringify(answer)}`)
  return client
}

/** Advances the emulator's clock. */
export function passTime({ clock }: SeededEmulator, seconds: number): void {
  clock.at = new Date(clock.at.getTime() + seconds * 1000)
}

/** A code that is never valid. */
export const wrongCode = '222222'
