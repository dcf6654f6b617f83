import { spawnSync } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { readText, repository } from '../support/repository'
import { makeTemporaryFolder } from './temporary-folder'

/** Violations: the file and its text. */
const refused: readonly [path: string, code: string][] = [
  ['src/features/cart/a.ts', "fetch('/api/cart')"],
  ['src/features/cart/b.ts', "window.fetch('/api/cart')"],
  ['src/features/cart/c.ts', "globalThis['fetch']('/api/cart')"],
  ['src/features/cart/e.ts', 'const { fetch: load } = window; load()'],
  ['src/features/cart/f.ts', 'start({ fetch })'],
  ['src/features/cart/g.ts', "navigator.sendBeacon('/x')"],
  ['src/features/cart/h.ts', 'new XMLHttpRequest()'],
  ['src/features/cart/n.ts', "new WebSocket('wss://x')"],
  ['src/session/a.ts', "localStorage.getItem('x')"],
  ['src/session/b.ts', "self.localStorage.getItem('x')"],
  ['src/app/a.ts', 'typeof sessionStorage'],
  ['src/features/consent/a.ts', "document.cookie = 'a=b'"],
  ['src/features/consent/b.ts', 'const all = window.document.cookie'],
  ['src/features/consent/c.ts', 'const { cookie } = document'],
  ['src/lib/money/a.ts', 'Date.now()'],
  ['src/lib/money/b.ts', 'new Date()'],
  ['src/lib/money/c.ts', 'const { now } = Date'],
  ['src/lib/money/d.ts', 'window.performance.now()'],
  ['src/lib/money/e.ts', 'Math.random()'],
  ['src/lib/money/f.ts', 'crypto.randomUUID()'],
  ['src/features/search/a.ts', "import { navigate } from 'gatsby'"],
  ['src/features/search/b.ts', "import { navigate as go } from 'gatsby'"],
  ['src/features/search/c.tsx', "const A = () => <b>{console.log('x')}</b>"],
  ['src/build/nodes/a.ts', 'Date.now()'],
  ['server/gateway/routes/a.ts', "globalThis.fetch('http://upstream')"],
  ['server/gateway/routes/b.ts', 'process.env.SESSION_KEYS'],
  ['server/emulator/routes/a.ts', 'new Date()'],
  ['server/emulator/routes/b.ts', "import { randomBytes } from 'node:crypto'"],
  ['contract/shop/a.ts', "import { z } from 'zod'"],
  ['src/features/cart/i.ts', "import * as z from 'zod'"],
  ['src/components/index.ts', "export * from './button'"],
  ['contract/shop/b.ts', "export { product } from './product'"],
  ['src/features/cart/j.tsx', "const a = <b color='#1a202c' />"],
  ['src/features/cart/k.ts', 'const line = `1px solid rgb(0 0 0)`'],
  ['src/features/cart/l.tsx', 'const a = <b>Καλάθι</b>'],
  ['server/gateway/a.ts', "const title = 'Λάθος'"],
  ['src/features/cart/o.tsx', 'const A = () => <b sx={{ p: 2 }} />'],
  ['src/features/cart/p.tsx', 'const A = () => <b sx={a ? b : { p: 2 }} />'],
  ['tests/contract/a.ts', '\n'.repeat(301)],
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
  ['server/gateway/testing/sample.ts', "export const sample = ['Δείγμα', Date.now()]"],
  ['src/features/blog/g.test.ts', "expect(Date.now()).toBe('Καλημέρα')"],
  ['src/features/blog/j.tsx', 'const A = () => <b sx={styleOf({ size: 1 })} />'],
  ['src/theme/colours.ts', "export const ground = '#1a202c'"],
  ['src/pages/index.tsx', "export { Head } from '../app/head'"],
  ['server/gateway/server.ts', 'start({ fetch, now: Date.now, env: process.env })'],
  ['contract/shop/c.ts', "import * as z from 'zod/mini'\nexport const c = z.string()"],
  ['server/emulator/seed/posts.ts', "export const title = 'Σταγόνες'"],
]

interface Report {
  diagnostics: {
    category: string
    severity: string
    location: { path: string | { file: string } }
  }[]
}

/** Paths with errors of the rules of biome.json and scripts/lint. */
function pathsWithErrors(root: string): string[] {
  const program = join(repository, 'node_modules/.bin/biome')
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', '.']
  const { stdout } = spawnSync(program, args, { cwd: root, encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout) as Report
  const paths = diagnostics
    .filter(({ severity, category }) => severity === 'error' && !/noUnused/.test(category))
    .map(({ location: { path } }) => (typeof path === 'string' ? path : path.file))
  return [...new Set(paths)].sort()
}

it('refuses each deliberate violation, and nothing that only looks like one', () => {
  const { root, write, remove } = makeTemporaryFolder()
  const { vcs: _, $schema: __, ...settings } = JSON.parse(readText('biome.json'))
  write('biome.json', JSON.stringify(settings))
  cpSync(join(repository, 'scripts/lint'), join(root, 'scripts/lint'), { recursive: true })
  for (const [path, code] of [...lawful, ...refused]) write(path, `${code}\nexport {}\n`)
  const found = pathsWithErrors(root)
  remove()
  expect(found).toEqual(refused.map(([path]) => path).sort())
})

it('leaves no unfinished code', () => {
  const marks = /\b(?:TO[D]O|FIX[M]E|XX[X])\b|@ts-(?:ignore|nocheck|expect-error)|eslint-[d]isable/
  const files = spawnSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], {
    cwd: repository,
    encoding: 'utf8',
  })
    .stdout.split('\n')
    .filter((path) => path && !path.endsWith('.d.ts') && existsSync(join(repository, path)))
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((path) => marks.test(readText(path)))).toEqual([])
})
