import { spawnSync } from 'node:child_process'
import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../support/repository'
import { makeTemporaryFolder } from './temporary-folder'

jest.setTimeout(300_000)

const notAllowed = 'not-in-allowed'

/** What the offences import. `depcruise` itself reads the lawful tree, which is the repository. */
const imported: Record<string, string> = {
  'src/lib/http/client.ts': 'export const client = 1',
  'src/lib/time/clock.ts': 'export const now = 1',
  'src/session/session.ts': 'export const s = 1',
  'src/features/cart/cart-page.tsx': "import 'react'\nexport const CartPage = () => null",
  'src/features/cart/components/line.tsx': 'export const x = 1',
  'src/features/blog/blog-page.tsx': 'export const BlogPage = () => null',
  'src/app/root.tsx': 'export const root = 1',
  'src/build/source.ts': 'export const source = 1',
  'server/gateway/app.ts': 'export const app = 1',
  'server/gateway/lib/error.ts': 'export const error = 1',
  'server/gateway/oauth/provider.ts': 'export const provider = 1',
  'server/gateway/orders/place.ts': 'export const place = 1',
  'server/gateway/routes/orders.ts': 'export const orders = 1',
  'server/emulator/server.ts': 'export const server = 1',
  'server/emulator/products/routes.ts': 'export const routes = 1',
  'server/emulator/orders/queries.ts': 'export const orders = 1',
  'tests/support/servers.ts': "import '#gateway/app'",
}

/** File, what it imports, and the rule that must refuse it: one for each row and each rule. */
const offences: readonly [file: string, imported: string, rule: string][] = [
  ['contract/shop/bad.ts', '../../server/gateway/app', notAllowed],
  ['src/theme/bad.ts', '../lib/http/client', notAllowed],
  ['src/lib/bad.ts', '../session/session', notAllowed],
  ['src/lib/bad-core.ts', 'node:crypto', notAllowed],
  ['src/session/bad.ts', '../features/cart/cart-page', notAllowed],
  ['src/features/cart/bad-alias.ts', '#features/blog/blog-page', notAllowed],
  ['src/features/cart/bad-app.ts', '../../app/root', notAllowed],
  ['src/app/bad.ts', '../features/cart/components/line', notAllowed],
  ['src/pages/bad.tsx', '../features/cart/components/line', notAllowed],
  ['src/templates/bad.tsx', '../build/source', notAllowed],
  ['src/build/bad.ts', '../lib/http/client', notAllowed],
  ['src/unlisted/bad.ts', '../lib/http/client', notAllowed],
  ['gatsby-ssr.tsx', './src/features/cart/cart-page', notAllowed],
  ['gatsby-config.ts', './src/app/root', notAllowed],
  ['src/worker/bad.ts', '../session/session', notAllowed],
  ['server/gateway/bad.ts', '../emulator/server', notAllowed],
  ['server/gateway/bad-core.ts', 'node:http', notAllowed],
  ['server/gateway/lib/bad.ts', '../orders/place', notAllowed],
  ['server/gateway/orders/bad.ts', '../routes/orders', notAllowed],
  ['server/gateway/orders/bad-side.ts', '../oauth/provider', notAllowed],
  ['server/gateway/routes/bad.ts', '../app', notAllowed],
  ['server/gateway/unlisted/bad.ts', '../lib/error', notAllowed],
  ['server/upstream/bad.ts', '../gateway/app', notAllowed],
  ['server/emulator/bad.ts', '../gateway/app', notAllowed],
  ['server/emulator/products/bad.ts', '../orders/queries', notAllowed],
  ['server/emulator/orders/bad.ts', '../products/routes', notAllowed],
  ['tests/contract/bad.ts', '../../src/app/root', notAllowed],
  ['scripts/run.mjs', 'sharp', notAllowed],
  ['scripts/bad.ts', '../server/gateway/app', notAllowed],
  ['scripts/bad-typo.ts', '../server/gateway/ap', notAllowed],
  ['src/features/cart/bad-value-machine.ts', '../../lib/time/clock', notAllowed],
  ['src/features/cart/bad-react-machine.ts', 'react', notAllowed],
  ['src/features/cart/bad-view-machine.ts', './cart-page', 'machines-have-no-side-effects'],
  ['src/features/cart/bad-hono.ts', 'hono', 'no-server-code-in-the-browser'],
  ['server/gateway/bad-sharp.ts', 'sharp', 'no-emulator-or-build-packages-in-the-gateway'],
  ['tests/e2e/far.e2e.ts', '../support/servers', 'end-to-end-tests-only-use-the-browser'],
]

/** Runs dependency-cruiser in a tree with the repository's rules; returns `file: rule`. */
function refusedIn(root: string): string[] {
  const program = join(repository, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const run = spawnSync(
    process.execPath,
    [program, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', '.'],
    { cwd: root, encoding: 'utf8', maxBuffer: 100 * 1024 * 1024 },
  )
  if (!run.stdout.startsWith('{')) throw new Error(run.stderr || run.stdout)
  const { summary } = JSON.parse(run.stdout) as {
    summary: { violations: { from: string; rule: { name: string } }[] }
  }
  return summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`)
}

it('each rule of the module boundaries refuses an offence, cycles of types included', () => {
  const { root, write, remove } = makeTemporaryFolder()
  for (const file of ['package.json', 'tsconfig.json', '.dependency-cruiser.cjs']) {
    cpSync(join(repository, file), join(root, file))
  }
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'))
  for (const [path, text] of Object.entries(imported)) write(path, text)
  for (const [file, target] of offences) write(file, `import '${target}'`)
  write('contract/one.ts', "import type { B } from './two'\nexport type A = B")
  write('contract/two.ts', "import type { A } from './one'\nexport type B = A | 1")
  const refused = refusedIn(root)
  remove()
  const expected = offences.map(([file, , rule]) => `${file}: ${rule}`)
  expect(refused).toEqual(expect.arrayContaining([...expected, 'contract/one.ts: no-cycles']))
  for (const file of Object.keys(imported)) expect(refused.join()).not.toContain(`${file}:`)
})
