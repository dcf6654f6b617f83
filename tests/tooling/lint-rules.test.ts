import { spawnSync } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { readText, repository } from '../support/repository'
import { makeTemporaryFolder } from './temporary-folder'

/** A violation of each rule of this project: the file and its text. */
const refused: readonly [path: string, code: string][] = [
  ['src/features/cart/network.ts', "globalThis['fetch']('/api/cart')"],
  ['src/features/cart/socket.ts', "new WebSocket('wss://x')"],
  ['src/session/storage.ts', "self.localStorage.getItem('x')"],
  ['src/features/consent/cookie.ts', 'const { cookie } = document'],
  ['src/lib/money/clock.ts', 'const { now } = Date'],
  ['src/lib/money/random.ts', 'crypto.randomUUID()'],
  ['src/features/search/navigate.ts', "import { navigate as go } from 'gatsby'"],
  ['src/features/search/console.tsx', "const A = () => <b>{console.log('x')}</b>"],
  ['src/features/cart/colour.tsx', "const a = <b color='#1a202c' />"],
  ['src/features/cart/greek.tsx', 'const a = <b>Καλάθι</b>'],
  ['src/features/cart/style.tsx', 'const A = () => <b sx={{ p: 2 }} />'],
  ['src/build/nodes/clock.ts', 'Date.now()'],
  ['server/gateway/routes/network.ts', "globalThis.fetch('http://upstream')"],
  ['server/gateway/routes/environment.ts', 'process.env.SESSION_KEYS'],
  ['server/emulator/routes/time.ts', 'new Date()'],
  ['server/emulator/routes/random.ts', "import { randomBytes } from 'node:crypto'"],
  ['contract/shop/zod.ts', "import { z } from 'zod'"],
  ['src/features/cart/zod.ts', "import * as z from 'zod'"],
  ['contract/shop/re-export.ts', "export { product } from './product'"],
  ['tests/contract/long.ts', '\n'.repeat(301)],
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

// What looks like a violation and is none stands in the repository, which `biome check` reads.
it('refuses a violation of each rule', () => {
  const { root, write, remove } = makeTemporaryFolder()
  const { vcs: _, $schema: __, ...settings } = JSON.parse(readText('biome.json'))
  write('biome.json', JSON.stringify(settings))
  cpSync(join(repository, 'scripts/lint'), join(root, 'scripts/lint'), { recursive: true })
  for (const [path, code] of refused) write(path, `${code}\nexport {}\n`)
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
