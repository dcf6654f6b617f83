import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../support/repository'

interface LockedPackage {
  version?: string
  integrity?: string
  license?: string
  hasInstallScript?: boolean
  optionalDependencies?: Record<string, string>
}

const read = (path: string) => readFileSync(join(repository, path), 'utf8')
const packagesIn = (path: string): Record<string, LockedPackage> => JSON.parse(read(path)).packages
const manifest = JSON.parse(read('package.json')) as {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  engines: { node: string }
}

// `npm ci` refuses a lockfile that differs from package.json, and a package of another checksum.
const { '': _, ...packages } = packagesIn('package-lock.json')
const entries = Object.entries(packages).map(([place, entry]) => ({
  name: place.slice(place.lastIndexOf('node_modules/') + 13),
  ...entry,
}))

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

const allowedLicences =
  /^(?:0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|CC0-1\.0|ISC|MIT|MIT-0|Unlicense|Zlib)$/
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

function isAllowed(name: string, expression: string): boolean {
  const one = (licence: string) =>
    allowedLicences.test(licence) ||
    reviewedLicences.some(([pattern, reviewed]) => pattern.test(name) && reviewed === licence)
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every(one))
}

it('every package has a checksum and a licence that is allowed', () => {
  expect(entries.length).toBeGreaterThan(1000)
  expect(entries.filter(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([])
  const refused = entries.filter(
    ({ name, license }) => !isAllowed(name, license ?? licenceFileRead[name] ?? ''),
  )
  expect(refused).toEqual([])
})

it('only known packages have install scripts', () => {
  const found = entries.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)
  expect([...new Set(found)].sort()).toEqual(withInstallScripts)
  expect(read('.npmrc')).toContain('ignore-scripts=true')
})

it('every direct dependency is pinned to one version', () => {
  const all = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(all.filter(([, version]) => !/^(npm:.+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

describe('supported Nodes', () => {
  const lines = manifest.engines.node.split(' || ').map((line) => {
    expect(line).toMatch(/^\^\d+\.\d+\.0$/)
    return line.slice(1).split('.').map(Number)
  })

  it('are those that npm run test:nodes uses, by version', () => {
    const { optionalDependencies: nodes } = JSON.parse(
      read('tests/nodes/package.json'),
    ) as Required<Pick<LockedPackage, 'optionalDependencies'>>
    const locked = packagesIn('tests/nodes/package-lock.json')
    const names = lines.flatMap(([line]) => [`node-${line}-linux-arm64`, `node-${line}-linux-x64`])
    expect(Object.keys(nodes)).toEqual(names)
    for (const [name, wanted] of Object.entries(nodes)) {
      const [, line, platform] = /^node-(\d+)-(.+)$/.exec(name) ?? []
      const version = locked[`node_modules/${name}`]?.version ?? ''
      expect(wanted).toBe(`npm:node-${platform}@${version}`)
      const [major, minor] = version.split('.').map(Number)
      const [, firstMinor = 0] = lines.find(([major]) => String(major) === line) ?? []
      expect(String(major)).toBe(line)
      expect(minor).toBeGreaterThanOrEqual(firstMinor)
    }
  })

  it('end with the one of the image, the documents and .nvmrc', () => {
    const newest = lines.at(-1)?.[0]
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
