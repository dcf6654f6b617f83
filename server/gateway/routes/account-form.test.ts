import { secretCanary } from '../testing/canaries'
import { ownAccount } from '../testing/own-things'
import { memberSession, ownScript, startGateway } from '../testing/start-gateway'

const bytesOf = (...numbers: number[]) =>
  numbers.flatMap((number) => [...new Uint8Array(new Uint32Array([number]).buffer)].reverse())
const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** The head of a PNG of that size (RFC 2083, 4.1.1). */
const pngOf = (width: number, height: number) => [
  ...signature,
  ...bytesOf(13, 0x49484452, width, height),
]
/** The head of a JPEG of that size: a comment, then a frame (ITU T.81, B.2.2). */
const jpegOf = (width: number, height: number) => [
  ...[0xff, 0xd8, 0xff, 0xfe, 0, 4, 0x41, 0x42],
  ...[0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3],
]
const png = pngOf(600, 400)
const jpeg = jpegOf(4032, 3024)
const largest = 2 * 1024 * 1024

/** A file of this size that begins with these bytes, whatever its name and type are. */
function picture(begin: readonly number[], size = 100, type = 'image/png'): File {
  const bytes = new Uint8Array(size)
  bytes.set(begin.slice(0, size))
  return new File([bytes], '../../φωτό <img>.svg', { type })
}

function formOf(...deps: [string, string | File][]): FormData {
  const form = new FormData()
  for (const [name, part] of deps) form.append(name, part)
  return form
}

interface Sending {
  path?: string
  method?: string
  headers?: Record<string, string>
  cookie?: string
}

async function send(body: BodyInit, { path, method, headers, cookie }: Sending = {}) {
  const gateway = startGateway({
    upstream: () => Response.json({ ...ownAccount, sessionToken: secretCanary }),
  })
  const { 'content-type': _, ...script } = ownScript
  const answer = await gateway.ask(path ?? '/api/user/account/7', {
    method: method ?? 'PATCH',
    headers: { ...script, ...headers, cookie: cookie ?? (await gateway.cookieOf(memberSession)) },
    body,
  })
  return { ...gateway, answer }
}

type Sent = Awaited<ReturnType<typeof send>>

/** The form that the upstream got. */
function formSent({ calls }: Sent): Promise<FormData> {
  const type = calls[0]?.headers['content-type'] ?? ''
  return new Response(calls[0]?.bytes ?? '', { headers: { 'content-type': type } }).formData()
}

it.each([
  ['png', png, 'image/png', 100],
  ['jpg', jpeg, 'image/jpeg', 100],
  ['jpg', jpeg, 'image/jpeg', largest],
] as const)('passes a %s on, named by its detected type', async (ending, begin, type, size) => {
  const sent = await send(formOf(['image', picture(begin, size, 'image/webp')]))
  expect(sent.answer.status).toBe(200)
  expect(sent.calls).toHaveLength(1)
  expect(sent.calls[0]).toMatchObject({
    url: 'http://localhost:8100/api/v1/user/account/7',
    method: 'PATCH',
    headers: { authorization: `Bearer ${memberSession.accessToken}` },
  })
  const file = (await formSent(sent)).get('image')
  expect(file).toMatchObject({ name: `picture.${ending}`, type, size })
  const bytes = new Uint8Array(await (file as File).arrayBuffer())
  expect([...bytes.subarray(0, begin.length)]).toEqual([...begin])
})

it('answers with the fields of the account only', async () => {
  const { answer } = await send(formOf(['image', picture(png)]))
  const text = await answer.text()
  expect(JSON.parse(text)).toMatchObject({ id: 7, mainImagePath: ownAccount.mainImagePath })
  expect(text).not.toContain(secretCanary)
})

it('forwards only the texts that people may change', async () => {
  const sent = await send(
    formOf(['bio', ' Μαθαίνω. '], ['isSuperuser', 'true'], ['__proto__', 'x'], ['email', 'a@b.gr']),
  )
  expect([...(await formSent(sent))]).toEqual([['bio', 'Μαθαίνω.']])
})

const html = new TextEncoder().encode('<html><script>alert(1)</script>')
const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')
const gif = new TextEncoder().encode('GIF89a')

it.each([
  ['one byte too many', formOf(['image', picture(png, largest + 1)]), 413],
  ['far too many bytes', formOf(['image', picture(png, 3 * largest)]), 413],
  ['a drawing', formOf(['image', picture([...svg])]), 415],
  ['a page', formOf(['image', picture([...html])]), 415],
  ['another kind of picture', formOf(['image', picture([...gif])]), 415],
  ['half a signature', formOf(['image', picture(png.slice(0, 7), 7)]), 415],
  ['a signature alone', formOf(['image', picture(signature, 8)]), 415],
  ['half a header', formOf(['image', picture(png, 20)]), 415],
  ['an empty file', formOf(['image', picture([], 0)]), 400],
  ['a text', formOf(['image', 'data:image/png;base64,AAAA']), 400],
  ['two pictures', formOf(['image', picture(png)], ['image', picture(jpeg)]), 400],
  ['nothing', formOf(), 400],
  ['nothing that people may change', formOf(['isStaff', 'true']), 400],
  ['a wrong text', formOf(['website', 'javascript:alert(1)']), 400],
  ['a file for a text', formOf(['bio', picture(png)]), 400],
])('refuses %s without an upstream call', async (_, form, status) => {
  const { answer, calls } = await send(form)
  expect(answer.status).toBe(status)
  expect(calls).toEqual([])
})

it.each([
  ['a small file of very many pixels', pngOf(6000, 6000), 'μεγάλες'],
  ['a line of pixels', pngOf(39_999_999, 1), 'μεγάλες'],
  ['a picture larger than any browser supports', pngOf(0xffff_ffff, 0xffff_ffff), 'μεγάλες'],
  ['a tall JPEG', jpegOf(100, 4097), 'μεγάλες'],
  ['thirteen megapixels', jpegOf(4096, 3174), 'μεγάλες'],
  ['a ribbon', pngOf(4096, 511), 'στενόμακρη'],
  ['a picture without height', jpegOf(600, 0), 'στενόμακρη'],
])('refuses %s with a message, without an upstream call', async (_, begin, word) => {
  const { answer, calls } = await send(formOf(['image', picture(begin)]))
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ data: { image: [expect.stringContaining(word)] } })
  expect(calls).toEqual([])
})

it.each([
  ['multipart/form-data; boundary=x', 'not a form', 400],
  ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="image"', 400],
  ['multipart/form-data', 'x', 403],
  ['application/json', '{"firstName":"Άννα"}', 415],
  ['application/x-www-form-urlencoded', 'bio=x', 403],
  ['text/plain; multipart/form-data;', 'x', 403],
])('refuses %s with “%s”', async (type, body, status) => {
  const { answer, calls } = await send(body, { headers: { 'content-type': type } })
  expect(answer.status).toBe(status)
  expect(calls).toEqual([])
})

it.each([
  ['a guest', { cookie: '' }, 401],
  ['another person', { path: '/api/user/account/8' }, 404],
  ['another site', { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
  ['another subdomain', { headers: { 'sec-fetch-site': 'same-site' } }, 403],
  ['another script', { headers: { 'x-requested-by': '' } }, 403],
  ['another method', { method: 'PUT' }, 403],
  ['another address', { path: '/api/notification/user/5' }, 403],
  ['a longer address', { path: '/api/user/account/7/change-username' }, 403],
  ['a compressed form', { headers: { 'content-encoding': 'gzip' } }, 415],
] as const)('refuses a form for or from %s', async (_, sending, status) => {
  const { answer, calls } = await send(formOf(['image', picture(png)]), sending)
  expect(answer.status).toBe(status)
  expect(calls).toEqual([])
})
