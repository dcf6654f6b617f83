import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { citedRows, requirementsFile } from '#scripts/fill-requirements'
import { endpointsFile, endpointsPage } from '#scripts/list-endpoints'
import { readText, repository } from '../support/repository'

const decisions = readdirSync(join(repository, 'docs/decisions'))
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...readdirSync(join(repository, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  ...decisions.map((name) => `docs/decisions/${name}`),
]

const filesOf = (folder: string) =>
  readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$/.test(name) && !/testing\//.test(name))
    .map((name) => `${folder}/${name}`)

describe('documents', () => {
  it.each(documents)('%s links only to existing files', (path) => {
    const targets = [...readText(path).matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(
      ([, target]) => target ?? '',
    )
    const broken = targets.filter(
      (target) => !/^https?:/.test(target) && !existsSync(join(repository, dirname(path), target)),
    )
    expect(broken).toEqual([])
  })

  it.each(['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/upstream-api.md'])(
    '%s names only files that exist',
    (path) => {
      const named = [...readText(path).matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.\w+)`/g)]
      const missing = named
        .map(([, file = '']) => file)
        .filter((file) => /\.(?:tsx?|mjs|cjs|json|md)$/.test(file))
        .filter((file) => !existsSync(join(repository, file)))
      expect(missing).toEqual([])
    },
  )

  it.each(decisions)('decision %s is short and has context, decision and consequences', (name) => {
    const text = readText(`docs/decisions/${name}`)
    expect(name).toMatch(/^\d{4}-[a-z0-9-]+\.md$/)
    expect(text.split('\n').length).toBeLessThanOrEqual(41)
    for (const part of ['Context', 'Decision', 'Consequences'])
      expect(text).toContain(`**${part}.**`)
  })

  it('operations name each event of the log', () => {
    const events = filesOf('server/gateway').flatMap((path) =>
      [...readText(path).matchAll(/log\(\{\s*event: '([\w-]+)'/gi)].map(([, name]) => name),
    )
    const known = readText('docs/operations.md')
    expect(events.length).toBeGreaterThan(10)
    expect(events.filter((name) => !known.includes(`\`${name}\``))).toEqual([])
  })

  it('the configuration names every setting that the programs read', () => {
    const sources = [
      'server/gateway/config/read-config.ts',
      'server/emulator/config.ts',
      'contract/config/public-config.ts',
    ]
    const names = sources
      .filter((path) => existsSync(join(repository, path)))
      .flatMap((path) =>
        [...readText(path).matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name),
      )
    expect(names.length).toBeGreaterThan(30)
    const missing = names.filter(
      (name) => name !== 'NODE_ENV' && !readText('docs/configuration.md').includes(`\`${name}\``),
    )
    expect(missing).toEqual([])
  })

  it('CONTRIBUTING names every command', () => {
    const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> }
    const named = Object.keys(scripts).filter((name) =>
      new RegExp(`npm (run )?${name}\\b`).test(readText('CONTRIBUTING.md')),
    )
    expect(named).toEqual(Object.keys(scripts))
  })

  it('each direct dependency has a reason', () => {
    const { dependencies, devDependencies } = JSON.parse(readText('package.json')) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >
    const reasons = [
      ...readText('docs/decisions/0009-dependencies.md').matchAll(/^\| (\S.*?) \|/gm),
    ]
    const named = reasons.flatMap(([, names = '']) => names.split(', '))
    const direct = [...Object.keys(dependencies), ...Object.keys(devDependencies)]
    expect(named.filter((name) => name !== 'package').sort()).toEqual(direct.sort())
  })

  it('endpoints are those of the table: npm run fix writes them', () => {
    expect(readText(endpointsFile)).toBe(endpointsPage())
  })

  it('requirements name only tests that cite the row: npm run fix writes the column', () => {
    const citing = citedRows()
    const rows = [...readText(requirementsFile).matchAll(/^\| (R\d{3}) \|.*\| (.*)\|$/gm)]
    const wrong = rows.flatMap(([, id = '', files = '']) =>
      [...files.matchAll(/`(.+?)`/g)]
        .map(([, path = '']) => path)
        .filter((path) => !citing.get(id)?.includes(path))
        .map((path) => `${id}: ${path}`),
    )
    expect(wrong).toEqual([])
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(([, , files]) => !files).map(([, id]) => id)).toEqual([])
  })
})
