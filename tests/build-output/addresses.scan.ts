import { parse } from 'node-html-parser'
import { entityPath, publicPaths } from '#contract/paths/site-paths'
import { entityPaths as entityPathsShape, manifestNames } from '#contract/site/site-manifest'
import { createGateway } from '#gateway/app'
import { readConfig } from '#gateway/config/read-config'
import { createDistFolder } from '#gateway/node/dist-folder'
import { files, readText } from './published-site'

const slugs = entityPathsShape.parse(
  JSON.parse(readText(`../manifest/${manifestNames.entityPaths}`)),
)
type Entity = keyof typeof slugs

const upstreamCalls: string[] = []
const app = createGateway({
  config: readConfig({
    SESSION_KEYS: Buffer.alloc(32, 'addresses of the site').toString('base64url'),
  }),
  fetch: async (url) => {
    upstreamCalls.push(url)
    return new Response(null, { status: 503 })
  },
  clock: Date.now,
  random: (length) => crypto.getRandomValues(new Uint8Array(length)),
  site: createDistFolder('dist', Date.now, (fault) => {
    throw fault
  }),
  log: () => undefined,
})

async function get(path: string) {
  const answer = await app.request(path)
  const text = await answer.text()
  return { status: answer.status, to: answer.headers.get('location'), root: parse(text) }
}

const framesOf = (root: ReturnType<typeof parse>) =>
  ['header[data-chrome]', 'main', 'main ~ footer'].map((part) => root.querySelectorAll(part).length)

/** Addresses of all pages of a kind of entity. */
const pathsOf = (entity: Entity) =>
  Object.entries(slugs[entity]).map(([id, slug]) => entityPath(entity, { id: Number(id), slug }))

const notFound = parse(readText('/404.html')).querySelector('main')?.structuredText

describe('the gateway with the published site', () => {
  it.each(Object.values(publicPaths))(
    'answers %s with 200, between navbar and footer (R018–R025, R028, R031, R032, R034–R039, R356)',
    async (path) => {
      const { status, root } = await get(path)
      expect({ status, frame: framesOf(root) }).toEqual({ status: 200, frame: [1, 1, 1] })
      expect(root.querySelector('main')?.structuredText).not.toBe(notFound)
    },
  )

  it.each([
    ['lesson (R026)', 'blogPost'],
    ['topic (R027)', 'blogCategory'],
    ['product (R029)', 'product'],
    ['product category (R030)', 'productCategory'],
  ] as const)('answers every %s in the same way', async (_name, entity) => {
    const paths = pathsOf(entity)
    expect(paths.length).toBeGreaterThan(3)
    for (const path of paths) {
      const { status, root } = await get(path)
      expect({ path, status, frame: framesOf(root) }).toEqual({
        path,
        status: 200,
        frame: [1, 1, 1],
      })
    }
  })

  it('answers the confirmation of any order with its shell (R033)', async () => {
    const { status, root } = await get('/checkout/success/0d0f6f0e-8a52-4f9b-9a7b-0c8f0b1f5a11')
    expect({ status, frame: framesOf(root) }).toEqual({ status: 200, frame: [1, 1, 1] })
  })

  it('redirects /index permanently, without content (R040)', async () => {
    const { status, to, root } = await get('/index')
    expect({ status, to, text: root.text }).toEqual({ status: 301, to: '/', text: '' })
  })

  it.each([
    '/den-yparchei',
    '/products/abc/x',
    '/products/99999/x',
    '/products/-1/x',
    '/products/0/x',
    '/ελληνικά',
    '/checkout/success/not-a-uuid',
    '/cart/recover/not-a-uuid',
    '/account/den-yparchei',
    '/kit',
  ])('answers %s with 404 and the screen of the 404 page (R042, R314, A1-11)', async (path) => {
    const { status, root } = await get(path)
    expect(status).toBe(404)
    expect(root.querySelector('title')?.text).toBe('Σφαλμα 404')
    expect(root.querySelector('main')?.structuredText).toBe(notFound)
    expect(root.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  })

  it('sends no upstream request for any of these paths', () => {
    expect(upstreamCalls).toEqual([])
  })
})

it('has no file name too long for a file system (A1-10)', () => {
  const names = Object.keys(files).flatMap((path) => path.split('/'))
  expect(names.filter((name) => Buffer.byteLength(`${name}.gz`) > 255)).toEqual([])
})
