import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type ListApi, startListApi } from './list-api'
import { buildModelProject, type ModelProject } from './project-fixture'

jest.setTimeout(120_000)

const gatsby = (path: string) => `node_modules/gatsby/${path}`

/** A minimal Gatsby: the modules that a build loads, in order, with files instead of bundles. */
const files: Record<string, string> = {
  'node_modules/webpack-virtual-modules/index.js': `
module.exports = class {
  apply(compiler) {
    this._compiler = compiler
  }
}`,
  [gatsby('dist/commands/build-javascript.js')]: `
const { mkdirSync, writeFileSync } = require('node:fs')
const VirtualModules = require('webpack-virtual-modules')
exports.buildProductionBundle = async () => {
  const atShutdown = []
  const kept = new VirtualModules()
  kept.apply({ hooks: { shutdown: { tap: (_, run) => atShutdown.push(run) } } })
  console.log('bundles for browsers')
  mkdirSync('public/_gatsby/slices', { recursive: true })
  for (const name of ['webpack.stats.json', 'chunk-map.json', '_gatsby/slices/_gatsby-scripts-1.html'])
    writeFileSync('public/' + name, '{}')
  writeFileSync('.cache/script-assets.json', '[]')
  const stats = { hash: 'h1', toJson: () => ({ warnings: ['a warning'] }), compilation: 'all modules' }
  const close = async () => {
    for (const run of atShutdown) run()
    console.log('closed, kept ' + kept._compiler)
  }
  return { stats, close }
}`,
  [gatsby('dist/commands/build-html.js')]: `
const { mkdirSync, writeFileSync } = require('node:fs')
exports.buildRenderer = async () => {
  console.log('bundles for rendering')
  mkdirSync('.cache/page-ssr/routes', { recursive: true })
  for (const name of ['render-page.js', '12.js']) writeFileSync('.cache/page-ssr/routes/' + name, name)
  return { stats: { compilation: 'all modules' }, close: async () => {} }
}`,
  [gatsby('dist/utils/webpack/get-ssr-chunk-hashes.js')]:
    `exports.getSSRChunkHashes = ({ stats, components }) =>
  ({ renderPageHash: stats.compilation && components, templateHashes: { home: 't1' } })`,
  [gatsby('dist/redux/index.js')]: `
const { existsSync, readFileSync } = require('node:fs')
const webpackCompilationHash = existsSync('.cache/state') ? readFileSync('.cache/state', 'utf8') : ''
const components = new Map([['src/page.tsx', {}]])
exports.store = { getState: () => ({ components, webpackCompilationHash }) }`,
  [gatsby('dist/query/file-parser.js')]: `
exports.default = class {
  parseFile(file) {
    return Promise.resolve('parsed ' + file)
  }
}`,
  [gatsby('cli.js')]: `
const { mkdirSync, readFileSync, writeFileSync } = require('node:fs')
const chunks = require('./dist/utils/webpack/get-ssr-chunk-hashes.js')
const html = require('./dist/commands/build-html.js')
const javascript = require('./dist/commands/build-javascript.js')
const FileParser = require('./dist/query/file-parser.js').default
async function main() {
  for (const file of JSON.parse(process.env.FILES ?? '[]'))
    console.log(await new FileParser().parseFile(file))
  mkdirSync('.cache', { recursive: true })
  writeFileSync('.cache/sync-requires.js', process.env.TEMPLATES ?? 'home')
  writeFileSync('.cache/match-paths.json', '[]')
  const browsers = await javascript.buildProductionBundle()
  if (process.env.KILLED) process.exit(1)
  const rendering = await html.buildRenderer()
  console.log(JSON.stringify(chunks.getSSRChunkHashes({ stats: rendering.stats, components: 'r1' })))
  console.log('held ' + browsers.stats.compilation + ', ' + rendering.stats.compilation)
  if (browsers.stats.hasWarnings()) console.log(browsers.stats.toJson({}).warnings.join())
  await Promise.all([browsers.close(), rendering.close()])
  if (process.env.RED) process.exit(1)
  writeFileSync('.cache/state', browsers.stats.hash)
}
void main()`,
}

let project: ModelProject
let api: ListApi

beforeEach(async () => {
  project = buildModelProject()
  for (const [path, text] of Object.entries(files)) project.write(path, text)
  api = await startListApi()
  nameProduct('one')
})

afterEach(async () => {
  project.remove()
  await api.close()
})

const at = (path: string) => join(project.root, path)

/** Changes the content, because a rebuild of unchanged content does nothing. */
function nameProduct(name: string): void {
  api.rows.product = [{ id: 1, name, active: true }]
}

/** Rebuilds; returns the bundles that were made, and the chunk hashes that the build received. */
async function rebuild(args: string[] = [], env: Record<string, string> = {}) {
  const run = project.run('rebuild', args, { UPSTREAM_URL: api.url, ...env })
  const code = await run.ended
  const lines = run.output().split('\n')
  return {
    code,
    made: lines.filter((line) => line.startsWith('bundles for')),
    told: lines.filter((line) => line.startsWith('{"renderPageHash"')),
    parsed: lines.filter((line) => line.startsWith('parsed')),
    output: run.output(),
  }
}

const both = ['bundles for browsers', 'bundles for rendering']

it('releases compilations, except their warnings, before pages are rendered', async () => {
  const { code, output } = await rebuild()
  expect(code).toBe(0)
  expect(output).toMatch(/bundles for browsers\nclosed, kept null\nbundles for rendering\n/)
  expect(output).toContain('held undefined, undefined\na warning\n')
})

describe('bundles', () => {
  it('are reused from the previous build if only content has changed', async () => {
    const first = await rebuild()
    expect(first).toMatchObject({ code: 0, made: both })
    for (const name of ['two', 'three']) {
      nameProduct(name)
      expect(await rebuild()).toMatchObject({ code: 0, made: [], told: first.told })
    }
  })

  it.each<{ what: string; change?: () => void; args?: string[]; env?: Record<string, string> }>([
    { what: 'a build is forced', args: ['--force'] },
    {
      what: 'sources have changed',
      change: () => project.write('src/page.tsx', 'export default () => 1'),
    },
    { what: 'a setting has changed', env: { APP_TITLE: 'Άλλο' } },
    { what: 'a template has its first page', env: { TEMPLATES: 'home, lesson' } },
    {
      what: 'another program wrote in public/',
      change: () => project.write('public/chunk-map.json', '{"a":1}'),
    },
    {
      what: 'one of their files is missing',
      change: () => rmSync(at('.cache/page-ssr/routes/12.js')),
    },
    {
      what: 'the renderer is missing',
      change: () => rmSync(at('.cache/page-ssr'), { recursive: true }),
    },
    {
      what: "Gatsby's state is of another build",
      change: () => project.write('.cache/state', 'h0'),
    },
  ])('are rebuilt if $what', async ({ change, args, env }) => {
    await rebuild()
    nameProduct('two')
    change?.()
    expect(await rebuild(args, env)).toMatchObject({ code: 0, made: both })
  })

  it.each([{ KILLED: 'yes' }, { RED: 'yes' }])(
    'of a failed build are not reused: %j',
    async (env) => {
      await rebuild()
      expect((await rebuild(['--force'], env)).code).toBe(1)
      rmSync(at('.cache/state'))
      nameProduct('two')
      expect(await rebuild()).toMatchObject({ code: 0, made: both })
    },
  )
})

it('parses only pages and files that contain a query or an image', async () => {
  const texts: Record<string, string> = {
    'src/page.tsx': 'export const config = 1',
    'src/fields.ts': 'export const fields = graphql`fragment A on B { c }`',
    'src/plugin.js': 'exports.b = (0, _gatsby.graphql)`fragment B on B { c }`',
    'src/picture.tsx': '<StaticImage src="./a.png" alt="" />',
    'src/header.tsx': 'export function Header() { return config.graphql }',
  }
  for (const [path, text] of Object.entries(texts)) project.write(path, text)
  const { parsed } = await rebuild([], { FILES: JSON.stringify(Object.keys(texts)) })
  const [, , , , header] = Object.keys(texts)
  expect(parsed).toEqual(
    Object.keys(texts)
      .filter((path) => path !== header)
      .map((path) => `parsed ${path}`),
  )
})

it('builds a change of few pages with one process, and others with all cores', async () => {
  const say = "console.log('processes', process.env.GATSBY_CPU_COUNT ?? 'by itself')"
  project.write(gatsby('cli.js'), say)
  const processes = async (args?: string[], env?: Record<string, string>) =>
    /^processes (.+)$/m.exec((await rebuild(args, env)).output)?.[1]
  expect(await processes()).toBe('by itself')
  nameProduct('two')
  expect(await processes()).toBe('1')
  nameProduct('three')
  expect(await processes([], { GATSBY_CPU_COUNT: '4' })).toBe('4')
  expect(await processes(['--force'])).toBe('by itself')
  nameProduct('four')
  expect(await processes([], { APP_TITLE: 'Άλλο' })).toBe('by itself')
  await rebuild()
  api.rows['product/category'] = [{ id: 1, name: 'a', active: true }]
  expect(await processes()).toBe('by itself')
  api.rows.product = Array.from({ length: 21 }, (_, id) => ({ id, name: 'a', active: true }))
  expect(await processes()).toBe('by itself')
})
