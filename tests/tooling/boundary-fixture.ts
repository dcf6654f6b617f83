import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { repository } from './cruise'

/** A small tree in a temporary folder with one lawful file or more in each room. */
export interface BoundaryFixture {
  root: string
  write(path: string, text: string): void
  remove(): void
}

const lawful: Record<string, string> = {
  'locales/el/common.json': '{ "yes": "Ναι" }',
  'contract/shop/product.ts': "import * as z from 'zod/mini'\nexport const product = z.object({})",
  'src/theme/theme.ts': "import type { Theme } from 'theme-ui'\nexport const theme: Theme = {}",
  'src/lib/http/client.ts': "export { product } from '../../../contract/shop/product'",
  'src/lib/i18n/words.ts': "export { yes } from '../../../locales/el/common.json'",
  'src/session/session-machine.ts': "import { setup } from 'xstate'\nexport const s = setup({})",
  'src/session/use-session.ts': "export { s } from './session-machine'",
  'src/features/cart/cart-page.tsx':
    "import '../../session/use-session'\nimport './components/line'\nexport const CartPage = () => null",
  'src/features/cart/components/line.tsx': "import '../../../lib/i18n/words'\nexport const x = 1",
  'src/features/cart/cart-machine.ts':
    "import { setup } from 'xstate'\nimport type { Outcome } from './cart-outcome'\nexport const m = setup({ types: {} as Outcome })",
  'src/features/cart/cart-outcome.ts': 'export type Outcome = { a: 1 }',
  'src/features/cart/cart-machine.test.ts':
    "import './cart-machine'\nimport '../../../tests/support/clock'\nimport 'node:fs'",
  'src/features/blog/blog-page.tsx': 'export const BlogPage = () => null',
  'src/app/root.tsx': "import '../features/cart/cart-page'\nimport '../theme/theme'",
  'src/pages/cart.tsx': "import '../app/root'\nimport '../features/cart/cart-page'",
  'src/templates/post.tsx': "import '../features/blog/blog-page'",
  'src/build/source.ts': "import 'node:fs'\nimport '../../contract/shop/product'",
  'gatsby-node.ts': "import './src/gatsby-node/source'",
  'gatsby-browser.tsx': "import './src/app/root'",
  'worker/service-worker.ts':
    "import '../src/theme/theme'\nimport { yes } from '../locales/el/common.json'\nexport const w = yes",
  'upstream/client.ts': "import '../contract/shop/product'",
  'gateway/app.ts': "import 'hono'\nimport '../upstream/client'\nimport '../contract/shop/product'",
  'gateway/server.ts': "import 'node:fs'\nimport './create-gateway'",
  'api-emulator/server.ts': "import 'node:fs'\nimport '../contract/shop/product'",
  'tests/support/clock.ts': 'export const clock = 1',
  'tests/support/browser.ts': "import '@playwright/test'",
  'tests/contract/shop.test.ts': "import '../../emulator/serve'\nimport '../../gateway/serve'",
  'tests/e2e/cart.e2e.ts': "import '../support/browser'",
  'scripts/start.mjs': "import 'node:fs'\nimport './lib/log.mjs'",
  'scripts/lib/log.mjs': 'export const say = 1',
  'scripts/publish.ts': "import '../contract/shop/product'\nimport 'sharp'",
}

export function buildBoundaryFixture(): BoundaryFixture {
  const root = mkdtempSync(join(tmpdir(), 'model-house-'))
  for (const file of ['package.json', 'tsconfig.json', '.dependency-cruiser.cjs']) {
    cpSync(join(repository, file), join(root, file))
  }
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (const [path, text] of Object.entries(lawful)) write(path, text)
  return { root, write, remove: () => rmSync(root, { recursive: true }) }
}
