import { readPublicConfig } from '#contract/config/public-config'
import type { SavedNews } from '#contract/site/worker-message'
import { origin, startDevice } from './testing/start-device'

Object.assign(globalThis, { PUBLIC_CONFIG: readPublicConfig({}) })

const { picturesIn, refreshSaved, removeLessons, savedLessons, saveLessons } =
  jest.requireActual<typeof import('./save-lessons')>('./save-lessons')
const { savedAnswer, savedRecords } =
  jest.requireActual<typeof import('./saved-cache')>('./saved-cache')

const one = '/blog/post/1/ena'
const two = '/blog/post/2/dyo'
const sized = (source: string, width: number) =>
  `/media_stream-image/media/stagona/uploads/blog/${source}/${width}/300/cover/center/transparent/5/webp/90`

const site = (build = 'b1') => ({ origin, build })

async function save(paths: readonly string[], build?: string) {
  const news: SavedNews[] = []
  await saveLessons(paths, site(build), (one) => news.push(one))
  return news
}

const textAt = async (path: string) => (await savedAnswer(new Request(origin + path)))?.text()

it('saves page, data and pictures of a lesson, and tells the share that is done (R387)', async () => {
  const { publish, requests } = startDevice()
  publish(one, 'Ένα &amp; μισό', sized('a.jpg', 400), sized('b.jpg', 400))
  const news = await save([one])
  expect(news.map(({ share }) => Math.round(share * 100))).toEqual([0, 33, 67, 100])
  expect(news.at(-1)).toEqual({
    share: 1,
    lessons: [{ path: one, title: 'Ένα &amp; μισό', bytes: expect.any(Number) }],
  })
  expect(await textAt(one)).toContain('<article>')
  expect(await textAt(`${one}/?from=mail`)).toContain('<article>')
  expect(await textAt(`/page-data${one}/page-data.json`)).toBe(`{"path":"${one}"}`)
  expect(requests.map(({ credentials }) => credentials)).toEqual(Array(4).fill('omit'))
})

it('answers with the saved size of a picture, whatever size is asked for (R387)', async () => {
  const { publish } = startDevice()
  publish(one, 'Ένα', sized('a.jpg', 400))
  await save([one])
  expect(await textAt(sized('a.jpg', 1184))).toBe(`picture ${sized('a.jpg', 400)}`)
  expect(await textAt(sized('c.jpg', 400))).toBeUndefined()
})

it('counts the size of all its files', async () => {
  const { files, publish } = startDevice()
  publish(one, 'Ένα', sized('a.jpg', 400))
  await save([one])
  const bytes = [...files.values()].reduce((sum, { body }) => sum + new Blob([body]).size, 0)
  expect((await savedLessons())[0]?.bytes).toBe(bytes)
})

it('saves several lessons; on failure those before stay (R388)', async () => {
  const { device, files, publish } = startDevice()
  publish(one, 'Ένα')
  files.set(two, { body: '', status: 500 })
  const broken = await save([one, two])
  expect(broken.at(-1)).toMatchObject({
    share: 0.5,
    failure: 'notLoaded',
    lessons: [{ path: one }],
  })
  publish(two, 'Δύο')
  files.set(two, { body: '', status: 503 })
  expect((await save([two])).at(-1)?.failure).toBe('notLoaded')
  device.isOnline = false
  expect((await save([two])).at(-1)?.failure).toBe('notLoaded')
  device.isOnline = true
  publish(two, 'Δύο')
  expect((await save([one, two])).at(-1)).toMatchObject({ share: 1 })
  expect((await savedLessons()).map(({ path }) => path).sort()).toEqual([one, two])
})

it('goes on after a lesson that is no longer published (R388)', async () => {
  const { publish } = startDevice()
  publish(two, 'Δύο')
  expect((await save([one, two])).at(-1)).toEqual({
    share: 1,
    lessons: [expect.objectContaining({ path: two })],
  })
})

it('loads at another attempt only what is not saved yet (R388)', async () => {
  const { publish, requests } = startDevice()
  publish(one, 'Ένα')
  await save([one])
  publish(two, 'Δύο')
  requests.length = 0
  await save([one, two])
  expect(requests.map(({ path }) => path)).toEqual([two, `/page-data${two}/page-data.json`])
  requests.length = 0
  await save([one, two], 'b2')
  expect(requests).toHaveLength(4)
})

it('reads each record a few times only, however many lessons are saved', async () => {
  const { device, publish } = startDevice()
  const paths = Array.from({ length: 40 }, (_, index) => `/blog/post/${index + 1}/mathima`)
  for (const path of paths) publish(path, 'Μάθημα')
  await save(paths)
  await refreshSaved(site('b2'))
  expect(await savedLessons()).toHaveLength(40)
  expect(device.recordsRead).toBeLessThan(10 * paths.length)
})

it.each([
  ['the browser says so', { quota: 1_000_000 }],
  ['storing fails', { room: 1 }],
])('saves nothing without room: %s (R387)', async (_name, limits) => {
  const { device, named, publish } = startDevice()
  publish(one, 'Ένα', sized('a.jpg', 400))
  Object.assign(device, limits)
  expect((await save([one])).at(-1)).toEqual({ share: 0, failure: 'noRoom', lessons: [] })
  expect([...named.keys()].filter((name) => name.startsWith('saved'))).toEqual([])
})

it('saves nothing but lessons, and no answer that may not be stored (R390)', async () => {
  const { files, publish, requests } = startDevice()
  publish(one, 'Ένα')
  files.set(one, { body: 'own', caching: 'private' })
  const others = ['/account', '/api/session', '/about', '//elsewhere.example/blog/post/1/a']
  for (const path of [...others, one])
    expect((await save([path])).at(-1)?.failure).toBe('notLoaded')
  expect(requests.map(({ path }) => path)).toEqual([one, `/page-data${one}/page-data.json`])
  expect(await savedLessons()).toEqual([])
})

it.each([
  ['its page', one, 'application/json'],
  ['its data', `/page-data${one}/page-data.json`, 'text/html'],
  ['a picture', sized('a.jpg', 400), 'text/html'],
])(
  'keeps what was saved if the network answers something else for %s (R388)',
  async (_name, path, type) => {
    const { files, publish } = startDevice()
    publish(one, 'Ένα', sized('a.jpg', 400))
    await save([one])
    const before = await textAt(path)
    files.set(path, { body: '<title>Sign in</title>', type })
    expect((await save([one], 'b2')).at(-1)?.failure).toBe('notLoaded')
    await refreshSaved(site('b2'))
    expect(await textAt(path)).toBe(before)
    publish(one, 'Ένα, νέο', sized('a.jpg', 400))
    await refreshSaved(site('b2'))
    expect((await savedRecords()).map(({ title }) => title)).toEqual(['Ένα, νέο'])
  },
)

it('removes a lesson with all its files (R387)', async () => {
  const { named, publish } = startDevice()
  publish(one, 'Ένα')
  publish(two, 'Δύο')
  await save([one, two])
  const reply = jest.fn()
  await removeLessons([one], reply)
  expect(reply.mock.calls[0][0]).toMatchObject({ share: 0 })
  expect(reply.mock.lastCall[0]).toMatchObject({ share: 1, lessons: [{ path: two }] })
  expect(await textAt(one)).toBeUndefined()
  expect(named.size).toBe(1)
})

it('answers at once where a lesson is removed while others are being saved (R389)', async () => {
  const { publish } = startDevice()
  publish(one, 'Ένα')
  publish(two, 'Δύο')
  await save([one])
  const { fetch } = globalThis
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  globalThis.fetch = async (...request) => held.then(() => fetch(...request))
  const saving = save([two])
  const answered = new Promise<SavedNews>((resolve) => {
    void removeLessons([one], resolve)
  })
  expect(await answered).toMatchObject({ share: 0, lessons: [{ path: one }] })
  goOn()
  expect((await saving).at(-1)).toMatchObject({ share: 1 })
  await refreshSaved(site())
  expect((await savedLessons()).map(({ path }) => path)).toEqual([two])
})

it('saves lessons of an earlier build again, in their order, also after a wrong clock (R390)', async () => {
  const { publish, requests } = startDevice()
  publish(one, 'Ένα', sized('a.jpg', 400))
  publish(two, 'Δύο')
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2031-05-01'))
  await save([one])
  now.mockReturnValue(Date.parse('2026-11-26'))
  await save([two])
  now.mockRestore()
  publish(one, 'Ένα, νέο', sized('b.jpg', 400))
  requests.length = 0
  await refreshSaved(site('b1'))
  expect(requests).toEqual([])
  await refreshSaved(site('b2'))
  expect((await savedRecords()).map(({ title, build }) => [title, build])).toEqual([
    ['Δύο', 'b2'],
    ['Ένα, νέο', 'b2'],
  ])
  expect(await textAt(sized('a.jpg', 400))).toBeUndefined()
  expect(await textAt(sized('b.jpg', 400))).toBeDefined()
})

it('keeps a saved lesson that is offline or no longer published (R390)', async () => {
  const { device, files, publish, requests } = startDevice()
  publish(one, 'Ένα')
  await save([one])
  device.isOnline = false
  await refreshSaved(site('b2'))
  expect(await textAt(one)).toContain('Ένα')
  device.isOnline = true
  files.clear()
  await refreshSaved(site('b2'))
  expect(await textAt(one)).toContain('Ένα')
  requests.length = 0
  await refreshSaved(site('b2'))
  expect(requests).toEqual([])
})

it('removes what a stopped worker left behind', async () => {
  const { named, publish } = startDevice()
  publish(one, 'Ένα')
  await save([one])
  const cache = named.get(`saved-lesson ${one}`)
  await cache?.delete(new Request(`${origin}/saved-lesson.json`))
  expect(await savedLessons()).toEqual([])
  await refreshSaved(site())
  expect(named.size).toBe(0)
})

it.each([
  ['no JSON', '<html>'],
  ['another shape', '{"path":"/blog/post/1/ena","title":1}'],
  ['nothing', 'null'],
])('counts a lesson as incomplete where its record is %s (R389)', async (_name, record) => {
  const { named, publish } = startDevice()
  publish(one, 'Ένα')
  publish(two, 'Δύο')
  await save([one, two])
  await named.get(`saved-lesson ${one}`)?.put('/saved-lesson.json', new Response(record))
  expect((await savedLessons()).map(({ path }) => path)).toEqual([two])
  await refreshSaved(site())
  expect(named.size).toBe(1)
})

it("finds the pictures of the lesson's own article", () => {
  const html = `<img src="/static/x.webp"><article><img alt="" src="${sized('a.jpg', 400)}">
    <img src="https://elsewhere.example/static/b.webp"><img src="/static/c.webp?a=1&amp;b=2">
    </article><article><img src="/static/d.webp"></article>`
  expect(picturesIn(html, origin).map(({ pathname, search }) => pathname + search)).toEqual([
    sized('a.jpg', 400),
    '/static/c.webp?a=1&b=2',
  ])
})
