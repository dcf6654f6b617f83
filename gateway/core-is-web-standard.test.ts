import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const entry = join(__dirname, 'worker-entry.ts')

/** Imports of a file at run time; type-only imports are erased. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return [
    ...text.matchAll(
      /^(?:import|export)\s+(?!type\b)(?:[\w*{][^'"=]*?\sfrom\s+)?['"]([^'"]+)['"]/gm,
    ),
  ].map(([, name]) => name ?? '')
}

function reachableFrom(start: string): Map<string, string[]> {
  const seen = new Map<string, string[]>()
  const waiting = [start]
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file)) continue
    const imports = importsOf(file)
    seen.set(
      file,
      imports.filter((name) => !name.startsWith('.')),
    )
    for (const name of imports.filter((one) => one.startsWith('.'))) {
      waiting.push(join(dirname(file), `${name}.ts`))
    }
  }
  return seen
}

it('runs without Node: its core imports only the contract, hono, image-dimensions, lru-cache, oauth4webapi, p-queue and zod', () => {
  const reached = reachableFrom(entry)
  expect(reached.size).toBeGreaterThan(30)
  for (const file of reached.keys()) {
    expect(existsSync(file)).toBe(true)
    expect(relative(__dirname, file)).not.toMatch(/^(?:node|testing)\//)
  }
  expect([...new Set([...reached.values()].flat())].sort()).toEqual([
    'hono',
    'hono/request-id',
    'hono/route',
    'image-dimensions',
    'lru-cache',
    'oauth4webapi',
    'p-queue',
    'zod/mini',
  ])
})

it('uses no global that only Node has', () => {
  for (const file of reachableFrom(entry).keys()) {
    expect(readFileSync(file, 'utf8')).not.toMatch(/\bBuffer\b|\bprocess\.|__dirname|require\(/)
  }
})
