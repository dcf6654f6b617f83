import sharp from 'sharp'
import * as z from 'zod/mini'
import { userAccount } from '#contract/account/user-account'
import { exampleAccountWrite } from '#contract/examples/account-examples'
import { largestAvatar } from '#contract/media/picture-bounds'
import { type Answer, shopper } from '../testing/shopper'
import { emulatorPerFile, shopperPerTest } from '../testing/test-emulator'

const emulator = emulatorPerFile()
const owner = shopperPerTest(emulator)
const other = shopperPerTest(emulator)

const messages = [expect.any(String)]
const path = () => `/user/account/${owner.id}`
const accountIn = ({ body }: Answer) => z.parse(userAccount, body)

describe('changing an account', () => {
  it('keeps omitted fields and accepts the example of the API contract', async () => {
    const before = accountIn(await owner.call('GET', path()))
    const patched = await owner.call('PATCH', path(), exampleAccountWrite)
    expect(patched.status).toBe(200)
    const after = accountIn(await owner.call('PATCH', path(), { city: 'Πάτρα', phone: null }))
    expect(after).toMatchObject({ city: 'Πάτρα', phone: null, email: before.email })
    expect(after.firstName).toBe(accountIn(patched).firstName)
  })

  it('ignores rights and the e-mail address', async () => {
    const body = { isSuperuser: true, isStaff: true, email: 'else@example.com', id: 1 }
    const answer = await owner.call('PATCH', path(), body)
    expect(answer.status).toBe(200)
    expect(accountIn(answer)).toMatchObject({ id: owner.id, isSuperuser: false, isStaff: false })
    expect(accountIn(answer).email).not.toBe(body.email)
  })

  it.each([
    [{ website: 'here' }, 'website'],
    [{ phone: 'όχι' }, 'phone'],
    [{ birthDate: '31/12/1999' }, 'birthDate'],
    [{ country: 'XX' }, 'country'],
    [{ firstName: 'α'.repeat(256) }, 'firstName'],
    [{ username: 'με κενό' }, 'username'],
  ])('refuses %j', async (body, field) => {
    expect(await owner.call('PATCH', path(), body)).toMatchObject({
      status: 400,
      body: { [field]: messages },
    })
  })

  it('is for its owner and staff: 404 for others', async () => {
    const staff = await shopper(emulator, 'superuser@example.gr')
    for (const method of ['GET', 'PATCH']) {
      const body = method === 'GET' ? undefined : { city: 'Ρίο' }
      expect((await other.call(method, path(), body)).status).toBe(404)
      expect((await staff.call(method, path(), body)).status).toBe(200)
    }
  })
})

describe('changing the user name', () => {
  const change = (username: unknown) =>
    owner.call('POST', `${path()}/change_username`, { username })

  it('accepts letters of any script', async () => {
    const answer = await change(`νεφέλη.${owner.id}`)
    expect(answer).toMatchObject({ status: 200, body: { detail: expect.any(String) } })
    expect(accountIn(await owner.call('GET', path())).username).toBe(`νεφέλη.${owner.id}`)
  })

  it('gives a name to only one of two concurrent requests, by either call', async () => {
    const username = `ένας.${owner.id}`
    const answers = await Promise.all([
      change(username),
      other.call('PATCH', `/user/account/${other.id}`, { username }),
    ])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })

  it('accepts the same name, and answers 409 to a taken one', async () => {
    const { username } = accountIn(await owner.call('GET', path()))
    expect((await change(username)).status).toBe(200)
    expect(await change('maria.karra')).toMatchObject({
      status: 409,
      body: { detail: expect.any(String) },
    })
    for (const bad of ['', 'α'.repeat(151), 7]) {
      expect(await change(bad)).toMatchObject({ status: 400, body: { username: messages } })
    }
  })
})

const drawn = (format: 'png' | 'jpeg' | 'webp') =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#0088cc' } })
    .toFormat(format)
    .toBuffer()

async function sendForm(deps: Record<string, string | Blob>) {
  const body = new FormData()
  for (const [name, part] of Object.entries(deps)) body.append(name, part)
  const { headers } = owner
  const response = await emulator.app.request(`/api/v1${path()}`, {
    method: 'PATCH',
    headers,
    body,
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}
const fileOf = (bytes: Uint8Array, type: string) =>
  new File([new Uint8Array(bytes)], 'me.png', { type })

describe('the account picture', () => {
  it.each(['png', 'jpeg'] as const)(
    'is sent as %s with the text fields and is shown',
    async (format) => {
      const image = fileOf(await drawn(format), `image/${format}`)
      const answer = await sendForm({ image, firstName: 'Νεφέλη' })
      expect(answer.status).toBe(200)
      const { mainImagePath, firstName } = accountIn(answer)
      expect(firstName).toBe('Νεφέλη')
      expect(mainImagePath).toMatch(/^media\/stagona\/uploads\/users\/\d+-[\da-f]{12}\.(png|jpg)$/)
      const shown = await emulator.app.request(
        `/media_stream-image/${mainImagePath}/30/20/cover/entropy/transparent/5/90.png`,
      )
      expect(shown.status).toBe(200)
      const { dominant } = await sharp(Buffer.from(await shown.arrayBuffer())).stats()
      expect(dominant.b).toBeGreaterThan(dominant.r)
    },
  )

  it('is kept when the form has no picture, or an empty file', async () => {
    const { mainImagePath } = accountIn(
      await sendForm({ image: fileOf(await drawn('png'), 'image/png') }),
    )
    for (const deps of [{ city: 'Ρίο' }, { image: '' }, { image: fileOf(new Uint8Array(), '') }]) {
      expect(accountIn(await sendForm(deps)).mainImagePath).toBe(mainImagePath)
    }
  })

  it('is refused when its content is not JPEG or PNG, or when it is too large', async () => {
    const large = fileOf(new Uint8Array(largestAvatar + 1), 'image/png')
    const webp = fileOf(await drawn('webp'), 'image/png')
    const svg = fileOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png')
    for (const image of [large, webp, svg]) {
      expect(await sendForm({ image })).toMatchObject({ status: 400, body: { image: messages } })
    }
  })
})
