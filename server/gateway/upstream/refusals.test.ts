import * as z from 'zod/mini'
import { unknownRefusal } from '#upstream/refusal-texts'
import { authRequests, initOf, memberRequests, requestOf } from '../testing/endpoint-requests'
import { authReply } from '../testing/scripted-auth'
import { startForMember } from '../testing/start-for-member'
import { memberSession, ownScript, startGateway } from '../testing/start-gateway'
import { readRefusal } from './refusals'

const place = '/srv/app/order/views.py'
const database = 'postgres://shop:secret@10.0.0.7/shop'
const leaks = new RegExp(`${memberSession.accessToken}|srv/app|postgres|10\\.0\\.0\\.7|bearer`, 'i')

/** A refusal that echoes the request in every text. */
function echo(headers: Readonly<Record<string, string>>, names: readonly string[]): object {
  const secrets = [headers.authorization ?? `Bearer ${memberSession.accessToken}`, place, database]
  const named = Object.fromEntries(names.map((name) => [name, [...secrets, { deep: secrets }]]))
  const items = [{ quantity: secrets, note: secrets }, secrets]
  const translations = { el: { comment: secrets, content: secrets, other: secrets } }
  const whole = { detail: secrets[0], error: secrets[1], nonFieldErrors: secrets, headers }
  return { ...named, items, translations, ...whole, [place]: secrets, [secrets[0] ?? '']: 1 }
}

const allNames = ['phone', 'rate', 'product', 'quantity', 'user', 'token', 'firstName', 'username']

it.each(memberRequests)('$name reveals nothing that a refusal echoes', async (row) => {
  for (const status of [400, 401, 403, 404, 409, 410, 413, 422, 429, 500]) {
    const { send } = startForMember({
      instead: (_, { headers }) => Response.json(echo(headers, allNames), { status }),
    })
    const answer = await send(row)
    expect(await answer.text()).not.toMatch(leaks)
  }
})

it('reveals nothing that a refusal of a guest’s message or of a picture echoes', async () => {
  const upstream = (_: string, { headers }: { headers: Record<string, string> }) =>
    Response.json(echo(headers, ['name', 'email', 'message', 'image']), { status: 400 })
  const { ask, cookieOf } = startGateway({ upstream })
  const message = { name: 'Άννα', email: 'anna@example.gr', message: 'Μια ερώτηση για εσάς.' }
  const sent = { method: 'POST', headers: ownScript, body: JSON.stringify(message) }
  const written = await ask('/api/contact', sent)
  const form = new FormData()
  form.set('bio', 'Μαθαίνω.')
  const { 'content-type': _, ...script } = ownScript
  const headers = { ...script, cookie: await cookieOf(memberSession) }
  const pictured = await ask('/api/user/account/7', { method: 'PATCH', headers, body: form })
  const shown = [await written.json(), await pictured.json()]
  expect(JSON.stringify(shown)).not.toMatch(leaks)
  expect(shown).toMatchObject([
    { statusCode: 400, data: { message: [unknownRefusal] } },
    { statusCode: 400, data: { image: [unknownRefusal] } },
  ])
})

it.each(authRequests)('$name reveals nothing that its refusal echoes', async (row) => {
  const errors = [
    { message: `Bearer ${memberSession.accessToken?.slice(0, 15)}`, code: place, param: database },
    ...Array.from({ length: 100 }, () => ({ message: place, code: 'bearer_x', param: 'bearer' })),
  ]
  const { ask, cookieOf } = startGateway({
    upstream: () => authReply({ status: 400, errors }),
  })
  const answer = await ask(row.url, initOf(row, { cookie: await cookieOf(memberSession) }))
  const text = await answer.text()
  expect(text).not.toMatch(/bearer|srv\/app|postgres/i)
  expect(text.length).toBeLessThan(5000)
})

it.each([
  ['cannot_remove_primary_email', 'email', 'DELETE /account/email'],
  ['invalid_password_reset', 'key', 'POST /auth/password/reset'],
  ['incorrect_code', 'code', 'POST /auth/2fa/authenticate'],
  ['incorrect_code', 'key', 'POST /auth/password/reset'],
  ['enter_current_password', 'current_password', 'POST /account/password/change'],
  ['email_password_mismatch', 'password', 'POST /auth/signup'],
  ['password_too_common', 'password', 'POST /auth/signup'],
  ['password_entirely_numeric', 'password', 'POST /auth/signup'],
])('keeps code %s and field %s of a refusal of %s', async (code, param, name) => {
  const row = requestOf(name)
  const errors = [{ code, param, message: 'Λανθασμένος κωδικός.' }]
  const { ask, cookieOf } = startGateway({ upstream: () => authReply({ status: 400, errors }) })
  const answer = await ask(row.url, initOf(row, { cookie: await cookieOf(memberSession) }))
  const kept = { code, param, message: expect.any(String) }
  expect(await answer.json()).toEqual({ status: 400, errors: [kept] })
})

describe('readRefusal', () => {
  const schema = z.object({
    phone: z.optional(z.nullable(z.string())),
    mobilePhone: z._default(z.string(), ''),
    items: z.array(z.object({ quantity: z.int() })),
    translations: z.object({ el: z.object({ comment: z.string() }) }),
  })
  const required = 'Συμπληρώστε αυτό το πεδίο.'

  it.each([
    [{ phone: ['This field is required.'] }, { phone: [required] }],
    [{ mobile_phone: ['This field is required.'] }, { mobilePhone: [required] }],
    [{ phone: 'This field is required.' }, { phone: [required] }],
    [{ phone: { x: { y: 'This field is required.' } } }, { phone: [unknownRefusal] }],
    [
      { items: [{}, { quantity: ['This field is required.'], secret: ['x'] }] },
      { items: [{}, { quantity: [required] }] },
    ],
    [
      { translations: { el: { comment: ['This field is required.'], x: [1] }, en: {} } },
      { translations: { el: { comment: [required] } } },
    ],
    [{ non_field_errors: ['x'] }, { nonFieldErrors: [unknownRefusal] }],
    [['x'], { nonFieldErrors: [unknownRefusal] }],
    [{ detail: 'Username already taken.' }, { detail: expect.stringContaining('όνομα χρήστη') }],
    [{ email: ['This field is required.'], constructor: ['x'], __proto__: ['x'] }, null],
    [{ detail: { secret: 'x' } }, null],
    [{}, null],
  ])('of %j keeps %j', (refusal, data) => {
    expect(readRefusal(refusal, schema).data).toEqual(data)
  })

  it('bounds messages and rows', () => {
    const phone = Array.from({ length: 50 }, (_, at) => `Ensure it has at most ${at} characters`)
    const items = Array.from({ length: 5000 }, () => ({ quantity: ['This field is required.'] }))
    const { data } = readRefusal({ phone, items }, schema)
    expect(data?.phone).toHaveLength(5)
    expect(data?.items).toHaveLength(200)
  })

  it('names fields for the log, and no values', () => {
    const refusal = { phone: ['x'], 'Bearer ab12cd34': ['x'], [place]: ['x'] }
    expect(readRefusal(refusal, schema).names).toEqual(['phone'])
  })
})
