import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repository } from '../support/repository'

interface LockedPackage {
  version?: string
  integrity?: string
  resolved?: string
  link?: boolean
  license?: string
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const readJson = (path: string) => JSON.parse(readFileSync(join(repository, path), 'utf8'))
const lockfile = readJson('package-lock.json') as { packages: Record<string, LockedPackage> }
const manifest = readJson('package.json') as Required<
  Pick<LockedPackage, 'dependencies' | 'devDependencies'>
> & {
  engines: { node: string }
  overrides: Record<string, string | Record<string, string>>
}
const { '': project, ...packages } = lockfile.packages
const entries = Object.entries(packages)
const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 13)
const namesWhere = (is: (entry: LockedPackage) => boolean) => [
  ...new Set(entries.filter(([, entry]) => is(entry)).map(([place]) => nameOf(place))),
]

/** Packages with install scripts, which `.npmrc` switches off; each works without. */
const withInstallScripts = [
  '@parcel/watcher',
  '@swc/core',
  'core-js',
  'core-js-pure',
  'es5-ext',
  'esbuild',
  'gatsby',
  'gatsby-cli',
  'lmdb',
  'msgpackr-extract',
  'unrs-resolver',
]

const allowedLicences = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  'Zlib',
]
/** Other licences by package; none is modified or distributed without its text. */
const reviewedLicences: [name: RegExp, licence: string, why: string][] = [
  [/^@img\/sharp-/, 'LGPL-3.0-or-later', 'a separate library, used unchanged'],
  [/^@fontsource(-variable)?\/manrope$/, 'OFL-1.1', 'a font'],
  [/^(axe-core|ical\.js)$/, 'MPL-2.0', 'used unchanged, in tests'],
  [/^satori$/, 'MPL-2.0', 'used unchanged, when building'],
  [/^caniuse-lite$/, 'CC-BY-4.0', 'facts, used when building'],
]
/** Licences from files, for manifests without a licence or with the old form. */
const licenceFileRead: Record<string, string> = {
  busboy: 'MIT',
  linkfs: 'Unlicense',
  'parse-cache-control': 'BSD-3-Clause',
  streamsearch: 'MIT',
  'valid-url': 'MIT',
  'xmlhttprequest-ssl': 'MIT',
  xtend: 'MIT',
}

/** Whether a package in `place` resolves another one, there or in a parent folder. */
function isLocked(place: string, wanted: string): boolean {
  if (`${place}/node_modules/${wanted}` in packages) return true
  const up = place.lastIndexOf('/node_modules/')
  return up < 0 ? `node_modules/${wanted}` in packages : isLocked(place.slice(0, up), wanted)
}

function isAllowed(name: string, expression: string): boolean {
  const one = (licence: string) =>
    allowedLicences.includes(licence) ||
    reviewedLicences.some(([pattern, reviewed]) => pattern.test(name) && reviewed === licence)
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every(one))
}

describe('lockfile', () => {
  it('matches package.json', () => {
    expect(project?.dependencies).toEqual(manifest.dependencies)
    expect(project?.devDependencies).toEqual(manifest.devDependencies)
    expect(entries.length).toBeGreaterThan(1000)
  })

  it('has the dependencies of every package, on all platforms: npm ci refuses gaps', () => {
    const gaps = entries.flatMap(([place, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((wanted) => !isLocked(place, wanted))
        .map((wanted) => `${place} wants ${wanted}`),
    )
    expect(gaps).toEqual([])
  })

  it('has a sha512 checksum of every package', () => {
    expect(namesWhere(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([])
  })

  it('names one registry for all packages', () => {
    expect(namesWhere(({ link }) => link === true)).toEqual([])
    const sources = entries.map(([, { resolved }]) => (resolved ? new URL(resolved).origin : ''))
    expect(new Set(sources).size).toBe(1)
    expect(sources.filter((origin) => origin === 'null')).toEqual([])
  })

  it('has only known packages with install scripts', () => {
    const found = namesWhere(({ hasInstallScript }) => hasInstallScript === true)
    expect(found.sort()).toEqual([...withInstallScripts].sort())
    expect(readFileSync(join(repository, '.npmrc'), 'utf8')).toContain('ignore-scripts=true')
  })

  it('has only allowed licences', () => {
    const refused = entries
      .map(([place, { license }]) => ({ name: nameOf(place), license }))
      .filter(({ name, license }) => !isAllowed(name, license ?? licenceFileRead[name] ?? ''))
    expect(refused).toEqual([])
  })

  it('pins every direct dependency to one version', () => {
    const all = { ...manifest.dependencies, ...manifest.devDependencies }
    const loose = Object.entries(all).filter(
      ([, version]) => !/^(npm:.+@)?\d+\.\d+\.\d+$/.test(version),
    )
    expect(loose).toEqual([])
  })

  it('overrides only packages whose reason docs/decisions/0009 gives', () => {
    const reasons = readFileSync(join(repository, 'docs/decisions/0009-dependencies.md'), 'utf8')
    const named = Object.entries(manifest.overrides).flatMap(([name, version]) =>
      typeof version === 'string' ? [name] : Object.keys(version),
    )
    expect(named.length).toBeGreaterThan(0)
    const given = (name: string) =>
      new RegExp(`\\b${name}\\b[^;]*;\\s(?:GHSA-|decision \\d+|npm )`).test(reasons)
    expect(named.filter((name) => !given(name))).toEqual([])
  })

  it('installs without a warning, which anyone would read first', () => {
    const folder = mkdtempSync(join(tmpdir(), 'packages-'))
    try {
      for (const name of ['package.json', 'package-lock.json', '.npmrc']) {
        copyFileSync(join(repository, name), join(folder, name))
      }
      const args = ['ci', '--dry-run', '--offline', '--cache', join(folder, 'cache')]
      const { status, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' })
      expect(stderr).toBe('')
      expect(status).toBe(0)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('stays within its budget of direct dependencies', () => {
    expect(Object.keys(manifest.dependencies).length).toBeLessThanOrEqual(50)
    expect(Object.keys(manifest.devDependencies).length).toBeLessThanOrEqual(36)
    expect(directPackages('server/gateway').length).toBeLessThanOrEqual(15)
    expect(directPackages('contract')).toEqual(['zod'])
  })
})

describe('supported Nodes', () => {
  const lines = manifest.engines.node.split(' || ').map((line) => {
    expect(line).toMatch(/^\^\d+\.\d+\.0$/)
    return line.slice(1).split('.').map(Number)
  })
  const newest = lines.at(-1)?.[0]

  it('are those that npm run test:nodes uses, by version and checksum', () => {
    const nodes = readJson('tests/nodes/package.json') as Required<LockedPackage>
    const locked = readJson('tests/nodes/package-lock.json') as typeof lockfile
    const names = lines.flatMap(([line]) => [`node-${line}-linux-arm64`, `node-${line}-linux-x64`])
    expect(Object.keys(nodes.optionalDependencies)).toEqual(names)
    for (const [name, wanted] of Object.entries(nodes.optionalDependencies)) {
      const [, line, platform] = /^node-(\d+)-(.+)$/.exec(name) ?? []
      const { version, integrity } = locked.packages[`node_modules/${name}`] ?? {}
      expect(wanted).toBe(`npm:node-${platform}@${version}`)
      expect(integrity).toMatch(/^sha512-/)
      const [major, minor] = (version ?? '').split('.').map(Number)
      const [, firstMinor = 0] = lines.find(([major]) => String(major) === line) ?? []
      expect(String(major)).toBe(line)
      expect(minor).toBeGreaterThanOrEqual(firstMinor)
    }
  })

  it('end with the one of the image, the documents and .nvmrc', () => {
    const read = (path: string) => readFileSync(join(repository, path), 'utf8')
    const versions = (path: string, pattern: RegExp) => [
      ...new Set([...read(path).matchAll(pattern)].map(([, version]) => Number(version))),
    ]
    expect(Number(read('.nvmrc'))).toBe(newest)
    expect(versions('Dockerfile', /node:?(\d+)\b/g)).toEqual([newest])
    expect(versions('README.md', /needs Node (\d+)/g)).toEqual([newest])
    expect(versions('docs/deploy/one-machine.md', /[Nn]ode ?(\d+)\b/g)).toEqual([newest])
    expect(versions('docs/deploy/rebuild/README.md', /Node (\d+)\b/g)).toEqual([newest])
  })
})

/** Names of the npm packages that a module imports, without its tests. */
function directPackages(folder: string): string[] {
  const files = readdirSync(join(repository, folder), { recursive: true, withFileTypes: true })
    .filter(({ name }) => /(?<!\.test)\.tsx?$/.test(name))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
  const specifiers = files.flatMap((text) =>
    [...text.matchAll(/(?:from|import|import\() ?'([^'.#][^']*)'/g)].map(([, name]) => name ?? ''),
  )
  return [...new Set(specifiers.filter((name) => !isBuiltin(name)).map(packageOf))].sort()
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
