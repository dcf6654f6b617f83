import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { users } from '#emulator/database/tables/account'
import { type SeededEmulator, seededEmulator } from '#emulator/testing/seeded-emulator'
import { newAccounts, tokenOf } from '#emulator/testing/shopper'
import { ownScript, startGateway } from '#gateway/testing/start-gateway'

const account = z.looseObject({ email: z.string() })
const refused = z.object({ data: z.record(z.string(), z.array(z.string())) })

/** A new account, signed in at a gateway in front of an emulator. */
async function memberOf(emulator: SeededEmulator) {
  const [userId] = await newAccounts(emulator, 1)
  if (!userId) throw new Error('There is no account.')
  const accessToken = await tokenOf(emulator, userId)
  const { ask, cookieOf } = startGateway({
    upstream: (url, request) => emulator.app.request(url, request),
  })
  const cookie = await cookieOf({
    sessionToken: 'session-0000000002',
    accessToken,
    userId,
    generation: 'gen-0000000002',
  })
  const headers = { ...ownScript, cookie }
  const path = `/api/user/account/${userId}`
  return {
    userId,
    read: async () => z.parse(account, await (await ask(path, { headers })).json()),
    change: (body: object) => ask(path, { method: 'PUT', headers, body: JSON.stringify(body) }),
  }
}

/** Each field of an account with a value to set, as it is then stored, and the one that clears it. */
const fields: readonly (readonly [object, object, object])[] = [
  ...['firstName', 'lastName', 'city', 'zipcode', 'address', 'place', 'bio'].map(
    (name) => [{ [name]: 'Άννα' }, { [name]: 'Άννα' }, { [name]: '' }] as const,
  ),
  ...['website', 'twitter', 'linkedin', 'facebook', 'instagram', 'youtube', 'github'].map(
    (name) =>
      [{ [name]: 'https://example.gr' }, { [name]: 'https://example.gr' }, { [name]: '' }] as const,
  ),
  [{ birthDate: '1990-05-01' }, { birthDate: '1990-05-01' }, { birthDate: null }],
  [
    { country: 'GR', region: 'GR-I' },
    { country: 'GR', region: 'GR-I' },
    { country: null, region: null },
  ],
]

describe.each([true, false])('a profile behind the gateway (extensions: %p)', (extensions) => {
  let emulator: SeededEmulator
  beforeAll(async () => {
    emulator = await seededEmulator({ extensions })
    await emulator.send('/switches/limits', { enabled: false })
  })
  afterAll(() => emulator.store.close())

  it.each(fields)(
    '%j is set and cleared, and the e-mail address stays',
    async (set, kept, clear) => {
      const { read, change } = await memberOf(emulator)
      const { email } = await read()
      expect((await change({ ...set, email: 'else@example.com' })).status).toBe(200)
      expect(await read()).toMatchObject({ ...kept, email })
      expect((await change({ ...clear, email: '' })).status).toBe(200)
      expect(await read()).toMatchObject({ ...clear, email })
    },
  )

  it('has a telephone number that can be changed, and cleared with extensions only', async () => {
    const { read, change } = await memberOf(emulator)
    expect((await change({ phone: '691 234 5678' })).status).toBe(200)
    expect((await change({ phone: '690 123 4567', city: 'Βόλος' })).status).toBe(200)
    expect(await read()).toMatchObject({ phone: '+306901234567' })
    const answer = await change({ phone: null, city: 'Πάτρα' })
    expect(answer.status).toBe(extensions ? 200 : 400)
    expect(await read()).toMatchObject(
      extensions ? { phone: null, city: 'Πάτρα' } : { phone: '+306901234567', city: 'Βόλος' },
    )
  })

  it('refuses an invalid number in Greek', async () => {
    const { change } = await memberOf(emulator)
    const answer = await change({ phone: '69123' })
    expect(answer.status).toBe(400)
    const { data } = z.parse(refused, await answer.json())
    expect(data).toEqual({
      phone: [expect.stringMatching(/^Ο αριθμός τηλεφώνου δεν είναι σωστός/)],
    })
  })

  it('can be saved completely while there is no number', async () => {
    const { userId, read, change } = await memberOf(emulator)
    await emulator.store.db.update(users).set({ phone: null }).where(eq(users.id, userId))
    const whole = { firstName: 'Άννα', lastName: 'Κ', phone: null, birthDate: null, city: '' }
    expect((await change(whole)).status).toBe(200)
    expect(await read()).toMatchObject(whole)
  })
})
