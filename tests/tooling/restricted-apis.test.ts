import { findOffences } from '../../scripts/restricted-apis/find-offences'
import { repository } from '../support/repository'
import { makeTemporaryFolder } from './temporary-folder'

/** Violations: the file, its text, and the reported API. */
const refused: readonly [path: string, code: string, named: string][] = [
  ['src/features/cart/a.ts', "fetch('/api/cart')", 'fetch'],
  ['src/features/cart/b.ts', "window.fetch('/api/cart')", 'fetch'],
  ['src/features/cart/c.ts', "globalThis['fetch']('/api/cart')", 'fetch'],
  ['src/features/cart/d.ts', '(globalThis as { fetch: () => void }).fetch()', 'fetch'],
  ['src/features/cart/e.ts', 'const { fetch: load } = window; load()', 'fetch'],
  ['src/features/cart/f.ts', 'start({ fetch })', 'fetch'],
  ['src/features/cart/g.ts', "navigator.sendBeacon('/x')", 'navigator.sendBeacon'],
  ['src/features/cart/h.ts', 'new XMLHttpRequest()', 'XMLHttpRequest'],
  ['src/features/cart/n.ts', "new WebSocket('wss://x')", 'WebSocket'],
  ['src/session/a.ts', "localStorage.getItem('x')", 'localStorage'],
  ['src/session/b.ts', "self.localStorage.getItem('x')", 'localStorage'],
  ['src/app/a.ts', 'typeof sessionStorage', 'sessionStorage'],
  ['src/features/consent/a.ts', "document.cookie = 'a=b'", 'document.cookie'],
  ['src/features/consent/b.ts', 'const all = window.document.cookie', 'document.cookie'],
  ['src/features/consent/c.ts', 'const { cookie } = document', 'document.cookie'],
  ['src/lib/money/a.ts', 'Date.now()', 'Date.now'],
  ['src/lib/money/b.ts', 'new Date()', 'new Date()'],
  ['src/lib/money/c.ts', 'const { now } = Date', 'Date.now'],
  ['src/lib/money/d.ts', 'window.performance.now()', 'performance.now'],
  ['src/lib/money/e.ts', 'Math.random()', 'Math.random'],
  ['src/lib/money/f.ts', 'crypto.randomUUID()', 'crypto.randomUUID'],
  ['src/features/search/a.ts', "import { navigate } from 'gatsby'", 'gatsby#navigate'],
  ['src/features/search/b.ts', "import { navigate as go } from 'gatsby'", 'gatsby#navigate'],
  ['src/features/search/c.tsx', "const A = () => <b>{console.log('x')}</b>", 'console'],
  ['src/build/nodes/a.ts', 'Date.now()', 'Date.now'],
  ['gateway/routes/a.ts', "globalThis.fetch('http://upstream')", 'fetch'],
  ['gateway/routes/b.ts', 'process.env.SESSION_KEYS', 'process.env'],
  ['api-emulator/routes/a.ts', 'new Date()', 'new Date()'],
  [
    'api-emulator/routes/b.ts',
    "import { randomBytes } from 'node:crypto'",
    'node:crypto#randomBytes',
  ],
  ['contract/shop/a.ts', "import { z } from 'zod'", 'zod#*'],
  ['src/features/cart/i.ts', "import * as z from 'zod'", 'zod#*'],
  ['src/components/index.ts', 'export const a = 1', 're-export'],
  ['contract/shop/b.ts', "export { product } from './product'", 're-export'],
  ['src/features/cart/j.tsx', "const a = <b color='#1a202c' />", 'raw colour'],
  ['src/features/cart/k.ts', 'const line = `1px solid rgb(0 0 0)`', 'raw colour'],
  ['src/features/cart/l.tsx', 'const a = <b>Καλάθι</b>', 'Greek letters'],
  ['gateway/a.ts', "const title = 'Λάθος'", 'Greek letters'],
  ['src/features/cart/o.tsx', 'const A = () => <b sx={{ p: 2 }} />', 'style object'],
  ['src/features/cart/p.tsx', 'const A = () => <b sx={a ? b : { p: 2 }} />', 'style object'],
  ['src/features/cart/m.ts', `// TO${'DO'}: later`, 'unfinished code'],
  ['tests/contract/a.ts', '\n'.repeat(301), 'more than 300 lines'],
  ['src/lib/http/two.ts', "fetch('/api')", 'second wrapper'],
]

/** Texts that look like violations but are none. */
const lawful: readonly [path: string, code: string][] = [
  ['src/lib/http/one.ts', "export const send = () => fetch('/api')"],
  ['src/lib/storage/store.ts', 'export const store = () => window.localStorage'],
  ['src/features/blog/a.ts', 'export const start = (fetch: () => void) => fetch()'],
  ['src/features/blog/b.ts', 'export interface Deps { fetch: typeof globalThis.fetch }'],
  ['src/features/blog/h.ts', 'export const { fetch: send, console: log } = deps'],
  ['src/features/blog/c.ts', 'export const y = (now: number) => new Date(now).getFullYear()'],
  ['src/features/blog/d.ts', 'export const x = { console: 1, fetch: 2 }.fetch'],
  ['src/features/blog/e.tsx', "export const a = <a href='#feedback'>1</a>"],
  ['src/features/blog/f.ts', "export const go = (deps: D) => deps.fetch('/').then(deps.Date.now)"],
  ['src/features/blog/i.ts', '/** A date: `3 Οκτ 2026`. */\nexport const i = 1'],
  ['gateway/testing/sample.ts', "export const sample = ['Δείγμα', Date.now()]"],
  ['src/features/blog/g.test.ts', "expect(Date.now()).toBe('Καλημέρα')"],
  ['src/features/blog/j.tsx', 'const A = () => <b sx={styleOf({ size: 1 })} />'],
  ['src/theme/colours.ts', "export const ground = '#1a202c'"],
  ['src/pages/index.tsx', "export { Head } from '../app/head'"],
  ['gateway/server.ts', 'start({ fetch, now: Date.now, env: process.env })'],
  ['contract/shop/c.ts', "import * as z from 'zod/mini'\nexport const c = z.string()"],
  ['api-emulator/seed/posts.ts', "export const title = 'Σταγόνες'"],
]

describe('restricted APIs', () => {
  const { root, write, remove } = makeTemporaryFolder()
  const add = (path: string, code: string) => write(path, `${code}\nexport {}\n`)
  afterAll(remove)

  it('reports each deliberate violation once, and nothing that only looks like one', () => {
    for (const [path, code] of [...lawful, ...refused]) add(path, code)

    const { offences } = findOffences(root)

    const found = new Map(offences.map(({ path, message }) => [path, message]))
    for (const [path, , named] of refused)
      expect([path, found.get(path)]).toEqual([path, expect.stringContaining(named)])
    expect(offences.map(({ path }) => path).sort()).toEqual(refused.map(([path]) => path).sort())
  })

  it('names the line', () => {
    add('src/app/line.ts', '\n\nDate.now()')
    const { offences } = findOffences(root)
    expect(offences.find(({ path }) => path === 'src/app/line.ts')?.line).toBe(3)
  })

  it('reads the real tree', () => {
    expect(findOffences(repository).files).toBeGreaterThan(100)
  })
})
