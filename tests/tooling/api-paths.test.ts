import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { allEndpoints } from '#contract/endpoints/all-endpoints'

const isTest = /\.test\.tsx?$|\/testing\//

/** Texts of a file that begin like a path, with `*` for values; neither comments nor types count. */
function pathsIn(code: string): string[] {
  const found: string[] = []
  const walk = (node: ts.Node) => {
    if (ts.isTypeNode(node)) return
    const text = textOf(node)
    if (text?.startsWith('/')) found.push(text.endsWith('/') ? `${text}*` : text)
    ts.forEachChild(node, walk)
  }
  walk(ts.createSourceFile('part.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return found
}

const apiPathsIn = (code: string) => pathsIn(code).filter((path) => path.startsWith('/api/'))

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.templateSpans.reduce((text, span) => `${text}*${span.literal.text}`, node.head.text)
}

/** Whether a path with `*` for some segments is that of an endpoint. */
function isPathOf(path: string, endpoint: { path: string }): boolean {
  const segments = path.split('/')
  const own = endpoint.path.split('/')
  const isSame = (segment: string, at: number) => segment === '*' || segment === own[at]
  return own.length === segments.length && segments.every(isSame)
}

const isListed = (path: string) => allEndpoints.some((endpoint) => isPathOf(path, endpoint))

/** Endpoints that a file names, with the modules of the table that it imports. */
function endpointsIn(code: string): string[] {
  const imports = code.matchAll(/import (?:\{([^}]*)\}|\* as (\w+)) from '#contract\/endpoints\//g)
  return [...imports].flatMap(([, names = '', module]) =>
    module
      ? [...code.matchAll(new RegExp(`\\b${module}\\.(\\w+)`, 'g'))].map(([, name = '']) => name)
      : names.split(',').map((name) => name.trim()),
  )
}

/** Endpoints that a path may call: those whose values it fills in, else those of which it leaves a segment open. */
function calledBy(path: string): string[] {
  const found = allEndpoints.filter((endpoint) => isPathOf(path, endpoint))
  const filled = found.filter((endpoint) => endpoint.path.replace(/\{\w+\}/g, '*') === path)
  return (filled.length > 0 ? filled : found).map(({ name }) => name)
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name}`)
  .filter((file) => /\.tsx?$/.test(file) && !isTest.test(file))
  .map((file) => readFileSync(file, 'utf8'))

it('lets the browser name no path of the API that the table of endpoints does not have', () => {
  const named = sources.flatMap(apiPathsIn)
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((path) => !isListed(path))).toEqual([])
})

const notifications = 'R305: every step of marking and of reading one is at a path of the API'

/** Endpoints that no page calls, and which row of docs/requirements.md asks for them. */
const keptFor: Readonly<Record<string, string>> = {
  changeNotification: notifications,
  markAllUnseen: notifications,
  readNotification: notifications,
}

it('has no endpoint that no page calls, but those that a requirement names', () => {
  const called = new Set([
    ...sources.flatMap(endpointsIn),
    ...sources.flatMap(pathsIn).flatMap(calledBy),
  ])
  const uncalled = allEndpoints.filter(({ name }) => !called.has(name))
  expect(uncalled.map(({ name }) => name)).toEqual(Object.keys(keptFor))
})

it.each([
  ["call('/api/cart')", ['/api/cart']],
  ['call(`/api/products/$' + '{id}/reviews`)', ['/api/products/*/reviews']],
  ['const parts = <Part path="/api/cart" />', ['/api/cart']],
  ['// reads `/api/cart`', []],
  ['type Path = `/api/$' + '{string}`', []],
  ["const rule = 'Disallow: /api/'", []],
])('finds paths in %s', (code, paths) => {
  expect(apiPathsIn(code)).toEqual(paths)
})

it.each([
  ['/api/cart', true],
  ['/api/products/*/reviews', true],
  ['/api/products/*/opinions', false],
  ['/api/products/*/reviews/all', false],
])('knows whether %s is listed', (path, listed) => {
  expect(isListed(path)).toBe(listed)
})
