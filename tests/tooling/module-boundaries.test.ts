import { type BoundaryFixture, buildBoundaryFixture } from './boundary-fixture'
import { cruise, repository } from './cruise'

const nobodyAllows = 'not-in-allowed'

/** Where the offence stands, what it imports, and the rule that must refuse it. */
const offences: readonly [file: string, imported: string, rule: string][] = [
  ['contract/shop/bad.ts', '../../gateway/app', nobodyAllows],
  ['contract/shop/bad-core.ts', 'node:fs', nobodyAllows],
  ['contract/shop/bad-words.ts', '../../locales/el/common.json', nobodyAllows],
  ['src/theme/bad.ts', '../lib/http/client', nobodyAllows],
  ['src/lib/bad.ts', '../session/use-session', nobodyAllows],
  ['src/lib/bad-theme.ts', '../theme/theme', nobodyAllows],
  ['src/lib/bad-core.ts', 'node:crypto', nobodyAllows],
  ['src/session/bad.ts', '../features/cart/cart-page', nobodyAllows],
  ['src/features/cart/bad.ts', '../blog/blog-page', nobodyAllows],
  ['src/features/cart/bad-app.ts', '../../app/root', nobodyAllows],
  ['src/features/cart/bad.test.ts', '../blog/blog-page', nobodyAllows],
  ['src/app/bad.ts', '../features/cart/components/line', nobodyAllows],
  ['src/app/bad-page.ts', '../pages/cart', nobodyAllows],
  ['src/pages/bad.tsx', '../features/cart/components/line', nobodyAllows],
  ['src/templates/bad.tsx', '../gatsby-node/source', nobodyAllows],
  ['src/build/bad.ts', '../lib/i18n/words', nobodyAllows],
  ['src/cellar/bad.ts', '../../contract/shop/product', nobodyAllows],
  ['gatsby-ssr.tsx', './src/features/cart/cart-page', nobodyAllows],
  ['gatsby-config.ts', './src/app/root', nobodyAllows],
  ['worker/bad.ts', '../src/session/use-session', nobodyAllows],
  ['worker/bad-core.ts', 'node:fs', nobodyAllows],
  ['worker/bad-hono.ts', 'hono', 'no-server-code-in-the-browser'],
  ['gateway/bad.ts', '../emulator/serve', nobodyAllows],
  ['gateway/bad-core.ts', 'node:http', nobodyAllows],
  ['gateway/bad-site.ts', '../src/lib/http/client', nobodyAllows],
  ['upstream/bad.ts', '../gateway/create-gateway', nobodyAllows],
  ['upstream/bad-core.ts', 'node:http', nobodyAllows],
  ['api-emulator/bad-upstream.ts', '../upstream/client', nobodyAllows],
  ['api-emulator/bad.ts', '../gateway/create-gateway', nobodyAllows],
  ['tests/contract/bad.ts', '../../src/app/root', nobodyAllows],
  ['tests/e2e/bad.e2e.ts', '../../gateway/app', nobodyAllows],
  ['scripts/bad.mjs', 'sharp', nobodyAllows],
  ['scripts/bad.ts', '../gateway/create-gateway', nobodyAllows],
  ['scripts/bad-typo.ts', '../contract/shop/prodcut', nobodyAllows],
  ['src/features/cart/bad-react-machine.ts', 'react', nobodyAllows],
  ['src/features/cart/bad-door-machine.ts', '../../lib/http/client', nobodyAllows],
  ['src/features/cart/bad-view-machine.ts', './cart-page', 'a-machine-does-no-work'],
  ['src/features/cart/bad-hono.ts', 'hono', 'no-server-code-in-the-browser'],
  ['tests/e2e/far.e2e.ts', '../support/servers', 'end-to-end tests-only-use-the-browser'],
]

describe('rooms', () => {
  let house: BoundaryFixture

  beforeAll(() => {
    house = buildBoundaryFixture()
  })
  afterAll(() => house.remove())

  it('lets a house stand in which each room keeps to its imports', () => {
    const { modules, violations } = cruise(house.root)
    expect(violations).toEqual([])
    expect(modules.length).toBeGreaterThan(25)
  })

  it('refuses each planted offence, circles of types included', () => {
    house.write('tests/support/servers.ts', "import '../../gateway/create-gateway'")
    for (const [file, imported] of offences) house.write(file, `import '${imported}'`)
    house.write('contract/one.ts', "import type { B } from './two'\nexport type A = B")
    house.write('contract/two.ts', "import type { A } from './one'\nexport type B = A | 1")

    const refused = cruise(house.root).violations.map(({ from, rule }) => `${from}: ${rule.name}`)

    const expected = offences.map(([file, , rule]) => `${file}: ${rule}`)
    expect(refused).toEqual(expect.arrayContaining([...expected, 'contract/one.ts: no-circles']))
  })

  it('sees the real tree', () => {
    const { modules } = cruise(repository)
    expect(modules.length).toBeGreaterThan(100)
  })
})
