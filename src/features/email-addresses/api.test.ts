import type { HttpAnswer, HttpRequest } from '#lib/http/send-request'
import { outcomeOf } from '#lib/http/testing/settled'
import { createAuthClient } from '#session/auth-request'
import { jsonHeaders } from '#tests/support/json-headers'
import { type Addresses, changeEmail, isBlocked } from './api'

const list = {
  status: 200,
  data: [{ email: 'anna@example.gr', verified: true, primary: true }],
  leftOut: 0,
} as const
const unknown = {
  status: 400,
  errors: [{ code: 'unknown_email', param: 'email', message: 'Unknown.' }],
}
const duplicate = {
  status: 400,
  errors: [{ code: 'duplicate_email', param: 'email', message: 'Twice.' }],
}
type Reply = [status: number, body: unknown, headers?: Record<string, string>]

function service(...replies: Reply[]) {
  const sent: string[] = []
  const kept: Addresses[] = []
  const added: string[] = []
  const { authCall: call } = createAuthClient({
    generation: () => null,
    onAnswer: () => {},
    send: async ({ method, path, body }: HttpRequest): Promise<HttpAnswer> => {
      sent.push(`${method} ${path.split('/v1')[1]} ${JSON.stringify(body)}`)
      const [status, answer, headers] = replies.shift() ?? [500, null]
      return { status, body: answer, headers: jsonHeaders(headers) }
    },
  })
  const deps = {
    call,
    keep: (addresses: Addresses) => void kept.push(addresses),
    added: (email: string) => void added.push(email),
  }
  return { sent, kept, added, deps }
}

const email = 'second@example.gr'
const done: Reply = [200, list]

describe('changeEmail (R292)', () => {
  it.each([
    ['primary', `PATCH /account/email {"email":"${email}","primary":true}`],
    ['remove', `DELETE /account/email {"email":"${email}"}`],
  ] as const)('requests %s and stores the answered list', async (kind, call) => {
    const { sent, kept, deps } = service(done)
    expect(await outcomeOf(changeEmail(deps, { kind, email }))).toEqual({
      kind: 'done',
      data: list,
    })
    expect(sent).toEqual([call])
    expect(kept).toEqual([list])
  })

  it('keeps the list after a refusal', async () => {
    const { kept, deps } = service([400, unknown])
    expect((await outcomeOf(changeEmail(deps, { kind: 'primary', email }))).kind).toBe('refused')
    expect(kept).toEqual([])
  })

  it('requests another mail with a code', async () => {
    const { sent, added, deps } = service([200, { status: 200 }])
    expect((await outcomeOf(changeEmail(deps, { kind: 'send', email }))).kind).toBe('done')
    expect([sent, added]).toEqual([[`PUT /account/email {"email":"${email}"}`], []])
  })

  it.each<[string, Reply[], number | null]>([
    ['429', [[429, { status: 429 }, { 'retry-after': '9' }]], 9],
    ['429 that names no time', [[429, { status: 429 }]], null],
    [
      'the 403 of a stored address',
      [
        [403, { status: 403 }],
        [400, duplicate],
      ],
      null,
    ],
    [
      '429 to a second addition',
      [
        [403, { status: 403 }],
        [429, { status: 429 }],
      ],
      null,
    ],
  ])('maps %s to a wait', async (_status, replies, seconds) => {
    const { deps } = service(...replies)
    expect(await outcomeOf(changeEmail(deps, { kind: 'send', email }))).toEqual({
      kind: 'rateLimited',
      seconds,
    })
  })

  it.each<[string, Reply]>([
    ['does not know', [400, unknown]],
    ['mails no second code', [403, { status: 403 }]],
  ])('adds an address again that the service %s', async (_, reply) => {
    const { sent, kept, added, deps } = service(reply, done)
    expect((await outcomeOf(changeEmail(deps, { kind: 'send', email }))).kind).toBe('done')
    expect(sent[1]).toBe(`POST /account/email {"email":"${email}"}`)
    expect([kept, added]).toEqual([[list], [email]])
  })

  it('explains that the present address stays without the code', async () => {
    const { deps } = service([400, unknown])
    expect(await outcomeOf(changeEmail(deps, { kind: 'remove', email }))).toMatchObject({
      errors: [{ message: expect.stringContaining('μένει η τωρινή') }],
    })
  })
})

describe('isBlocked', () => {
  it('detects the refusal because of a second factor', () => {
    const refused = (code: string) =>
      ({ kind: 'refused', errors: [{ code, message: '' }] }) as const
    expect(isBlocked(refused('add_email_blocked'))).toBe(true)
    expect(isBlocked(refused('duplicate_email'))).toBe(false)
    expect(isBlocked({ kind: 'unreachable' })).toBe(false)
  })
})
