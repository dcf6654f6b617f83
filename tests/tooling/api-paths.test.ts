import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { allEndpoints } from '#contract/endpoints/all-endpoints'
import { entityCalls } from '#contract/endpoints/bare/entity-calls'
import { healthCall } from '#contract/endpoints/bare/health-call'
import { postViewPath } from '#contract/endpoints/bare/post-view'
import { productList } from '#contract/endpoints/bare/product-list'
import { productViewPath } from '#contract/endpoints/bare/product-view'
import type { BareCall } from '#contract/endpoints/endpoint'
import { otherRoutes } from './other-routes'

const isTest = /\.test\.tsx?$|\/testing\//

/** Also after a value, such as an origin, and without what may be appended. */
const apiPath = /^\**\/api(?:\/|$)/

/** Any path. */
const anyPath = /^\**\/\w/

/** Texts of a file that name an address, with `*` for values; neither comments nor types count. */
function pathsIn(code: string, pattern: RegExp): string[] {
  const found: string[] = []
  const walk = (node: ts.Node) => {
    if (ts.isTypeNode(node)) return
    const text = textOf(node)
    if (text !== undefined && pattern.test(text)) found.push(text)
    ts.forEachChild(node, walk)
  }
  walk(ts.createSourceFile('part.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return found
}

/** Texts of a file of the site that name an address of the API. */
const apiPathsIn = (code: string) => pathsIn(code, apiPath)

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.templateSpans.reduce((text, span) => `${text}*${span.literal.text}`, node.head.text)
}

/** Endpoints that a file names, with the modules of the table that it imports. */
function endpointsIn(code: string): string[] {
  const imports = code.matchAll(/import (?:\{([^}]*)\}|\* as (\w+)) from '#contract\/endpoints\//g)
  return [...imports].flatMap(([, names = '', module]) =>
    module
      ? [...code.matchAll(new RegExp(`\\b${module}\\.(\\w+)`, 'g'))].map(([, name = '']) => name)
      : names.split(',').map((name) => name.trim()),
  )
}

const sourcesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((file) => /\.tsx?$/.test(file) && !isTest.test(file))
    .map((file) => readFileSync(file, 'utf8'))

const sources = sourcesOf('src')

it('lets the site name no path of the API: the table of endpoints says each of them', () => {
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.flatMap(apiPathsIn)).toEqual([])
})

/** The start of all calls, below which the sign-in service has its own paths. */
const prefix = '/api'

/** Paths that the routes of the gateway say themselves, as no table has them. */
const ownPaths = [prefix, ...Object.keys(otherRoutes).map((name) => name.replace(/^\w+ |\*$/g, ''))]

/** Paths of a file of routes that a table should say. */
const routePathsIn = (code: string) =>
  pathsIn(code, anyPath).filter((path) => !ownPaths.includes(path))

it('lets the routes of the gateway name no path: the tables of endpoints say each of them', () => {
  const routes = sourcesOf('server/gateway/routes')
  expect(routes.length).toBeGreaterThan(30)
  expect(routes.flatMap(routePathsIn)).toEqual([])
})

it('lets the doctor name no path: it asks what the tables of endpoints say', () => {
  const examined = sourcesOf('scripts/doctor')
  expect(examined.length).toBeGreaterThan(10)
  expect(examined.flatMap(routePathsIn)).toEqual([])
})

it.each([
  ["routes.get('/_auth/session', answer)", ['/_auth/session']],
  ["routes.get('/v1/user/unsubscribe/:token', open)", ['/v1/user/unsubscribe/:token']],
  ['routes.on(method, `/orders/$' + '{id}`, answer)', ['/orders/*']],
  ["const page = '/account/provider/callback'", ['/account/provider/callback']],
  ["routes.get('/healthz', answer)", []],
  ["const prefix = '/media_stream-image/'", []],
  ['routes.get(patternOf(readSession), answer)', []],
  ["const parts = path.split('/')", []],
])('finds paths of a route in %s', (code, paths) => {
  expect(routePathsIn(code)).toEqual(paths)
})

const notifications = 'R305: every step of marking and of reading one is at a path of the API'

/** Endpoints that no page calls, and which row of docs/requirements.md asks for them. */
const keptFor: Readonly<Record<string, string>> = {
  changeNotification: notifications,
  markAllUnseen: notifications,
  readNotification: notifications,
}

/** Calls without the rest of their rows, by the names that the site imports. */
const bareCalls: Readonly<Record<string, readonly BareCall[]>> = {
  entityCalls: Object.values(entityCalls),
  healthCall: [healthCall],
  postViewPath: [{ method: 'POST', path: postViewPath }],
  productList: [productList],
  productViewPath: [{ method: 'POST', path: productViewPath }],
}

const isSame = (one: BareCall, other: BareCall) =>
  one.method === other.method && one.path === other.path

it('has no endpoint that no page calls, but those that a requirement names', () => {
  const named = new Set(sources.flatMap(endpointsIn))
  const bare = [...named].flatMap((name) => bareCalls[name] ?? [])
  const uncalled = allEndpoints.filter(
    (endpoint) => !named.has(endpoint.name) && !bare.some((call) => isSame(call, endpoint)),
  )
  expect(uncalled.map(({ name }) => name)).toEqual(Object.keys(keptFor))
})

it.each([
  ["call('/api/cart')", ['/api/cart']],
  ['call(`/api/products/$' + '{id}/reviews`)', ['/api/products/*/reviews']],
  ['const parts = <Part path="/api/cart" />', ['/api/cart']],
  ['fetch(`$' + '{origin}/api/cart`)', ['*/api/cart']],
  ["const path = '/api' + rest", ['/api']],
  ['// reads `/api/cart`', []],
  ['type Path = `/api/$' + '{string}`', []],
  ["const rule = 'Disallow: /api/'", []],
  ["const page = '/apidoseis'", []],
])('finds paths in %s', (code, paths) => {
  expect(apiPathsIn(code)).toEqual(paths)
})
