import { spawnSync } from 'node:child_process'
import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../support/repository'
import { makeTemporaryFolder } from './temporary-folder'

jest.setTimeout(300_000)

const notAllowed = 'not-in-allowed'

/** A small tree that keeps every rule, with at least one file in each module. */
const lawful: Record<string, string> = {
  'locales/el/common.json': '{ "yes": "Ναι" }',
  'contract/shop/product.ts': "import * as z from 'zod/mini'\nexport const product = z.object({})",
  'src/theme/theme.ts': "import type { Theme } from 'theme-ui'\nexport const theme: Theme = {}",
  'src/lib/http/client.ts': "export { product } from '../../../contract/shop/product'",
  'src/lib/machines/not-provided.ts': 'export const notProvided = () => undefined',
  'src/lib/i18n/messages.ts': "export { yes } from '../../../locales/el/common.json'",
  'src/session/session-machine.ts': "import { setup } from 'xstate'\nexport const s = setup({})",
  'src/session/session.ts': "export { s } from './session-machine'",
  'src/features/cart/cart-page.tsx':
    "import '../../session/session'\nimport './components/line'\nexport const CartPage = () => null",
  'src/features/cart/components/line.tsx':
    "import '../../../lib/i18n/messages'\nexport const x = 1",
  'src/features/cart/cart-machine.ts':
    "import { setup } from 'xstate'\nimport '../../lib/machines/not-provided'\nimport type { Outcome } from './cart-outcome'\nexport const m = setup({ types: {} as Outcome })",
  'src/features/cart/cart-outcome.ts': 'export type Outcome = { a: 1 }',
  'src/features/cart/cart-machine.test.ts':
    "import './cart-machine'\nimport '../../../tests/support/clock'\nimport 'node:fs'",
  'src/features/blog/blog-page.tsx': 'export const BlogPage = () => null',
  'src/app/root.tsx': "import '../features/cart/cart-page'\nimport '../theme/theme'",
  'src/pages/cart.tsx': "import '../app/root'\nimport '../features/cart/cart-page'",
  'src/templates/post.tsx': "import '../features/blog/blog-page'",
  'src/build/source.ts': "import 'node:fs'\nimport '../../contract/shop/product'",
  'gatsby-node.ts': "export * from './src/build/source'",
  'gatsby-browser.tsx': "import './src/app/root'",
  'src/worker/service-worker.ts':
    "import '../theme/theme'\nimport { yes } from '#locales/el/common.json'\nexport const w = yes",
  'server/upstream/client.ts': "import '#contract/shop/product'",
  'server/gateway/app.ts': "import 'hono'\nimport './routes/orders'",
  'server/gateway/lib/error.ts': "import '#contract/shop/product'",
  'server/gateway/oauth/provider.ts': "import '../lib/error'",
  'server/gateway/orders/place.ts': "import '../lib/error'\nimport '../../upstream/client'",
  'server/gateway/routes/orders.ts': "import '../orders/place'\nimport './path'",
  'server/gateway/routes/path.ts': 'export const path = 1',
  'server/gateway/testing/gateway.ts': "import '../app'",
  'server/gateway/orders/place.test.ts': "import '../testing/gateway'\nimport '../routes/orders'",
  'server/gateway/server.ts': "import 'node:fs'\nimport './app'",
  'server/emulator/server.ts':
    "import 'node:fs'\nimport './orders/routes'\nimport './products/routes'",
  'server/emulator/database/store.ts': "import 'drizzle-orm'",
  'server/emulator/lib/accounts.ts': "import '../database/store'",
  'server/emulator/products/queries.ts':
    "import '../lib/accounts'\nimport '#contract/shop/product'",
  'server/emulator/products/routes.ts': "import './queries'",
  'server/emulator/orders/queries.ts': "import '../products/queries'",
  'server/emulator/orders/routes.ts': "import './queries'",
  'server/emulator/seed/rows.ts': "import '../orders/queries'",
  'server/emulator/testing/emulator.ts': "import '../server'",
  'server/emulator/orders/routes.test.ts': "import '../testing/emulator'\nimport '../seed/rows'",
  'tests/support/clock.ts': 'export const clock = 1',
  'tests/support/browser.ts': "import '@playwright/test'",
  'tests/contract/shop.test.ts': "import '#emulator/server'\nimport '#gateway/server'",
  'tests/e2e/cart.e2e.ts': "import '../support/browser'",
  'scripts/run.mjs': "import 'node:fs'",
  'scripts/publish.ts': "import '../contract/shop/product'\nimport 'sharp'",
}

/** File, what it imports, and the rule that must refuse it. */
const offences: readonly [file: string, imported: string, rule: string][] = [
  ['contract/shop/bad.ts', '../../server/gateway/app', notAllowed],
  ['contract/shop/bad-core.ts', 'node:fs', notAllowed],
  ['contract/shop/bad-locales.ts', '../../locales/el/common.json', notAllowed],
  ['src/theme/bad.ts', '../lib/http/client', notAllowed],
  ['src/lib/bad.ts', '../session/session', notAllowed],
  ['src/lib/bad-theme.ts', '../theme/theme', notAllowed],
  ['src/lib/bad-core.ts', 'node:crypto', notAllowed],
  ['src/session/bad.ts', '../features/cart/cart-page', notAllowed],
  ['src/features/cart/bad.ts', '../blog/blog-page', notAllowed],
  ['src/features/cart/bad-alias.ts', '#features/blog/blog-page', notAllowed],
  ['src/features/cart/bad-app.ts', '../../app/root', notAllowed],
  ['src/features/cart/bad.test.ts', '../blog/blog-page', notAllowed],
  ['src/app/bad.ts', '../features/cart/components/line', notAllowed],
  ['src/app/bad-page.ts', '../pages/cart', notAllowed],
  ['src/pages/bad.tsx', '../features/cart/components/line', notAllowed],
  ['src/templates/bad.tsx', '../build/source', notAllowed],
  ['src/build/bad.ts', '../lib/i18n/messages', notAllowed],
  ['src/unlisted/bad.ts', '../../contract/shop/product', notAllowed],
  ['gatsby-ssr.tsx', './src/features/cart/cart-page', notAllowed],
  ['gatsby-config.ts', './src/app/root', notAllowed],
  ['src/worker/bad.ts', '../session/session', notAllowed],
  ['src/worker/bad-core.ts', 'node:fs', notAllowed],
  ['src/worker/bad-hono.ts', 'hono', 'no-server-code-in-the-browser'],
  ['server/gateway/bad.ts', '../emulator/server', notAllowed],
  ['server/gateway/bad-core.ts', 'node:http', notAllowed],
  ['server/gateway/bad-sharp.ts', 'sharp', 'no-emulator-or-build-packages-in-the-gateway'],
  ['server/upstream/bad-codes.ts', 'otpauth', 'no-emulator-or-build-packages-in-the-gateway'],
  ['server/gateway/bad-testing.ts', './testing/gateway', notAllowed],
  ['server/gateway/lib/bad.ts', '../orders/place', notAllowed],
  ['server/gateway/orders/bad.ts', '../routes/orders', notAllowed],
  ['server/gateway/orders/bad-side.ts', '../oauth/provider', notAllowed],
  ['server/gateway/routes/bad.ts', '../app', notAllowed],
  ['server/gateway/routes/bad-testing.ts', '../testing/gateway', notAllowed],
  ['server/gateway/unlisted/bad.ts', '../lib/error', notAllowed],
  ['server/gateway/bad-site.ts', '../../src/lib/http/client', notAllowed],
  ['server/upstream/bad.ts', '../gateway/app', notAllowed],
  ['server/upstream/bad-core.ts', 'node:http', notAllowed],
  ['server/emulator/bad-upstream.ts', '../upstream/client', notAllowed],
  ['server/emulator/bad.ts', '../gateway/app', notAllowed],
  ['server/emulator/bad-testing.ts', './testing/emulator', notAllowed],
  ['server/emulator/database/bad.ts', '../lib/accounts', notAllowed],
  ['server/emulator/lib/bad.ts', '../products/queries', notAllowed],
  ['server/emulator/lib/bad-seed.ts', '../seed/rows', notAllowed],
  ['server/emulator/products/bad.ts', '../orders/queries', notAllowed],
  ['server/emulator/orders/bad.ts', '../products/routes', notAllowed],
  ['server/emulator/orders/bad-seed.ts', '../seed/rows', notAllowed],
  ['server/emulator/orders/bad-testing.ts', '../testing/emulator', notAllowed],
  ['server/emulator/unlisted/bad.ts', '../lib/accounts', notAllowed],
  ['tests/contract/bad.ts', '../../src/app/root', notAllowed],
  ['tests/e2e/bad.e2e.ts', '../../server/gateway/app', notAllowed],
  ['scripts/run.mjs', 'sharp', notAllowed],
  ['scripts/bad.ts', '../server/gateway/app', notAllowed],
  ['scripts/bad-typo.ts', '../contract/shop/prodcut', notAllowed],
  ['src/features/cart/bad-react-machine.ts', 'react', notAllowed],
  ['src/features/cart/bad-client-machine.ts', '../../lib/http/client', notAllowed],
  ['src/features/cart/bad-view-machine.ts', './cart-page', 'machines-have-no-side-effects'],
  ['src/features/cart/bad-hono.ts', 'hono', 'no-server-code-in-the-browser'],
  ['tests/e2e/far.e2e.ts', '../support/servers', 'end-to-end-tests-only-use-the-browser'],
]

/** One import that a rule of `.dependency-cruiser.cjs` refuses. */
interface Violation {
  from: string
  to: string
  rule: { name: string }
}

/** Runs dependency-cruiser in a tree with the repository's rules at its root. */
function cruise(root: string): { modules: string[]; violations: Violation[] } {
  const program = join(repository, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const run = spawnSync(
    process.execPath,
    [program, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', '.'],
    { cwd: root, encoding: 'utf8', maxBuffer: 100 * 1024 * 1024 },
  )
  if (!run.stdout.startsWith('{')) throw new Error(run.stderr || run.stdout)
  const report = JSON.parse(run.stdout) as {
    modules: { source: string }[]
    summary: { violations: Violation[] }
  }
  return {
    modules: report.modules
      .map(({ source }) => source)
      .filter((source) => !source.startsWith('node_modules/')),
    violations: report.summary.violations,
  }
}

describe('module boundaries', () => {
  const { root, write, remove } = makeTemporaryFolder()

  beforeAll(() => {
    for (const file of ['package.json', 'tsconfig.json', '.dependency-cruiser.cjs']) {
      cpSync(join(repository, file), join(root, file))
    }
    symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'))
    for (const [path, text] of Object.entries(lawful)) write(path, text)
  })
  afterAll(remove)

  it('accepts a tree that keeps every rule', () => {
    const { modules, violations } = cruise(root)
    expect(violations).toEqual([])
    expect(modules.length).toBeGreaterThan(25)
  })

  it('reports each deliberate violation, cycles of types included', () => {
    write('tests/support/servers.ts', "import '#gateway/app'")
    for (const [file, imported] of offences) write(file, `import '${imported}'`)
    write('contract/one.ts', "import type { B } from './two'\nexport type A = B")
    write('contract/two.ts', "import type { A } from './one'\nexport type B = A | 1")

    const reported = cruise(root).violations.map(({ from, rule }) => `${from}: ${rule.name}`)

    const expected = offences.map(([file, , rule]) => `${file}: ${rule}`)
    expect(reported).toEqual(expect.arrayContaining([...expected, 'contract/one.ts: no-cycles']))
  })

  it('reads the real tree', () => {
    expect(cruise(repository).modules.length).toBeGreaterThan(100)
  })
})
