import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { allEndpoints } from '#contract/endpoints/all-endpoints'

const isTest = /\.test\.tsx?$|\/testing\//

/** Paths of a file that begin with `/api/`, with `*` for values; neither comments nor types count. */
function apiPathsIn(code: string): string[] {
  const found: string[] = []
  const walk = (node: ts.Node) => {
    if (ts.isTypeNode(node)) return
    const text = textOf(node)
    if (text?.startsWith('/api/')) found.push(text)
    ts.forEachChild(node, walk)
  }
  walk(ts.createSourceFile('part.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return found
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.templateSpans.reduce((text, span) => `${text}*${span.literal.text}`, node.head.text)
}

/** Whether a path with `*` for some segments is one of the table. */
function isListed(path: string): boolean {
  const segments = path.split('/')
  return allEndpoints.some((endpoint) => {
    const own = endpoint.path.split('/')
    const isSame = (segment: string, at: number) => segment === '*' || segment === own[at]
    return own.length === segments.length && segments.every(isSame)
  })
}

it('lets the browser name no path of the API that the table of endpoints does not have', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name}`)
    .filter((file) => /\.tsx?$/.test(file) && !isTest.test(file))
  const named = files.flatMap((file) => apiPathsIn(readFileSync(file, 'utf8')))
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((path) => !isListed(path))).toEqual([])
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
