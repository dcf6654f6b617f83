import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/** The sign-in service's calls name their paths relative to it. */
const allowed = ["src/session/auth-request.ts: '/api/_allauth/app/v1'"]

const isTest = /\.test\.tsx?$|\/testing\//

/** Texts of a file that begin with `/api/`; neither comments nor types have values that are sent. */
function apiPathsIn(file: string, code: string): string[] {
  const found: string[] = []
  const walk = (node: ts.Node) => {
    if (ts.isTypeNode(node)) return
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node)
    if (isText && /^\/api\//.test(node.text)) found.push(`${file}: ${node.getText()}`)
    ts.forEachChild(node, walk)
  }
  walk(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return found
}

it('lets the browser name no path of the API that the table has', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name}`)
    .filter((file) => /\.tsx?$/.test(file) && !isTest.test(file))
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap((file) => apiPathsIn(file, readFileSync(file, 'utf8')))).toEqual(allowed)
})

it.each([
  ["call('/api/cart')", 1],
  ['call(`/api/products/$' + '{id}`)', 1],
  ['const parts = <Part path="/api/cart" />', 1],
  ['// reads `/api/cart`', 0],
  ['type Path = `/api/$' + '{string}`', 0],
  ["const rule = 'Disallow: /api/'", 0],
])('finds paths in %s', (code, count) => {
  expect(apiPathsIn('part.tsx', code)).toHaveLength(count)
})
