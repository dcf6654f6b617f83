import { execFileSync, spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteFile } from '../../contract/site/site-manifest'
import {
  type FinishedBuild,
  makeFinishedBuild,
  pageHtml,
} from '../../tests/support/build/finished-build'
import { publishBuild } from '../publish/publish-build'
import { type UploadPlan, uploadPlan } from './upload-plan'

const html = 'text/html; charset=utf-8'
const script = 'text/javascript; charset=utf-8'
const json = 'application/json; charset=utf-8'
const file = (etag: string, type: string, rest: Partial<SiteFile> = {}): SiteFile => ({
  type,
  etag: etag.padEnd(8, '0'),
  bytes: 10,
  encodings: { br: 4, gzip: 5 },
  immutable: false,
  ...rest,
})

const first = {
  files: {
    '/about/index.html': file('about1', html),
    '/app-01.js': file('app1', script, { immutable: true }),
    '/builds/latest.json': file('latest1', json, { encodings: {} }),
    '/gone/index.html': file('gone', html),
    '/index.html': file('home1', html),
    '/page-data/about/page-data.json': file('data1', json),
    '/logo.png': file('logo', 'image/png', { encodings: {} }),
    '/sw.js': file('worker1', script),
  },
}
const { '/app-01.js': _old, '/gone/index.html': _gone, ...stays } = first.files
const second = {
  files: {
    ...stays,
    '/about/index.html': file('about2', html),
    '/app-02.js': file('app2', script, { immutable: true }),
    '/builds/latest.json': file('latest2', json, { encodings: {} }),
    '/page-data/about/page-data.json': file('data2', json),
    '/σελίδα/index.html': file('page', html, { encodings: {} }),
    '/sw.js': file('worker2', script),
  },
}

describe('a first upload', () => {
  const plan = uploadPlan(first, null)

  it('uploads assets first, then pages, worker and the note of the latest build', () => {
    expect(plan.steps.map(({ name }) => name)).toEqual([
      'assets',
      'pages',
      'service worker',
      'latest build',
    ])
    const [assets, pages] = plan.steps
    expect(assets?.uploads.map(({ key }) => key)).toEqual([
      'app-01.js.br',
      'app-01.js.gz',
      'app-01.js',
      'logo.png',
    ])
    expect(pages?.uploads.map(({ key }) => key)).toContain('page-data/about/page-data.json')
  })

  it('describes each object', () => {
    const all = plan.steps.flatMap(({ uploads }) => uploads)
    const of = (key: string) => all.find((upload) => upload.key === key)
    expect(of('app-01.js.br')).toEqual({
      key: 'app-01.js.br',
      source: '/app-01.js.br',
      contentType: script,
      cacheControl: 'public, max-age=31536000, immutable',
      contentEncoding: 'br',
      bytes: 4,
    })
    expect(of('index.html')?.cacheControl).toBe('public, max-age=0, must-revalidate')
    expect(of('sw.js')?.cacheControl).toBe('no-cache')
    expect(of('logo.png')?.contentEncoding).toBeNull()
  })

  it('has nothing to delete and nothing to purge', () => {
    expect([plan.deleteLater, plan.purge]).toEqual([[], []])
  })
})

describe('a later upload', () => {
  const plan = uploadPlan(second, first)

  it('contains only files that differ', () => {
    expect(plan.steps.flatMap(({ uploads }) => uploads.map(({ source }) => source))).toEqual([
      '/app-02.js.br',
      '/app-02.js.gz',
      '/app-02.js',
      '/about/index.html.br',
      '/about/index.html.gz',
      '/about/index.html',
      '/page-data/about/page-data.json.br',
      '/page-data/about/page-data.json.gz',
      '/page-data/about/page-data.json',
      '/σελίδα/index.html',
      '/sw.js.br',
      '/sw.js.gz',
      '/sw.js',
      '/builds/latest.json',
    ])
  })

  it('lists removed files for later deletion', () => {
    expect(plan.deleteLater).toEqual([
      'app-01.js',
      'app-01.js.br',
      'app-01.js.gz',
      'gone/index.html',
      'gone/index.html.br',
      'gone/index.html.gz',
    ])
  })

  it('purges every address whose response changes, and both addresses of a page', () => {
    expect(plan.purge).toEqual(
      [
        '/about',
        '/about/index.html',
        '/app-01.js',
        '/app-02.js',
        '/builds/latest.json',
        '/gone',
        '/gone/index.html',
        '/page-data/about/page-data.json',
        '/sw.js',
        encodeURI('/σελίδα'),
        encodeURI('/σελίδα/index.html'),
      ].sort(),
    )
  })

  it('is empty where nothing changed', () => {
    expect(uploadPlan(second, second)).toEqual({ steps: [], deleteLater: [], purge: [] })
  })

  it('turns any release into any other completely', () => {
    for (const [from, to] of [
      [first, second],
      [second, first],
    ] as const) {
      const store = new Map(objectsOf(from))
      const change = uploadPlan(to, from)
      for (const { key, source } of change.steps.flatMap(({ uploads }) => uploads)) {
        store.set(key, objectsOf(to).get(key) ?? source)
      }
      for (const key of change.deleteLater) store.delete(key)
      expect(new Map([...store].sort())).toEqual(new Map([...objectsOf(to)].sort()))
    }
  })
})

/** Content of a store after a first upload: keys with the fingerprint of their file. */
function objectsOf(release: typeof first | typeof second): Map<string, string> {
  const files: Record<string, SiteFile> = release.files
  const { steps } = uploadPlan(release, null)
  return new Map(
    steps
      .flatMap(({ uploads }) => uploads)
      .map(({ key, source }) => [key, files[source.replace(/\.(?:br|gz)$/, '')]?.etag ?? '']),
  )
}

describe('npm run upload-plan', () => {
  let build: FinishedBuild
  const run = (...args: string[]) =>
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/upload-plan.ts', ...args], {
      encoding: 'utf8',
    })

  beforeAll(async () => {
    build = await makeFinishedBuild()
    await publishBuild({ project: build.project, now: Date.now })
  })
  afterAll(() => build.remove())

  it('plans the output of the publish step, with one changed page', async () => {
    const dist = join(build.project, 'dist')
    const before = realpathSync(dist)
    await build.write({ 'public/about/index.html': pageHtml('Νέα τιμή') })
    await publishBuild({ project: build.project, now: () => Date.now() + 1000 })
    const plan = JSON.parse(run('--release', dist, '--before', before, '--json')) as UploadPlan
    expect(plan.steps.map(({ name }) => name)).toEqual([
      'assets',
      'pages',
      'service worker',
      'latest build',
    ])
    const pages = plan.steps.find(({ name }) => name === 'pages')?.uploads ?? []
    expect(new Set(pages.map(({ source }) => source.replace(/\.(?:br|gz)$/, '')))).toEqual(
      new Set(['/about/index.html']),
    )
    expect(plan.purge).toEqual(expect.arrayContaining(['/about', '/sw.js', '/builds/latest.json']))
    expect(run('--release', dist)).toMatch(/^1\. assets: \d+ objects, \d+ KiB\n2\. pages: \d+ obj/)
  })

  it('reports the missing file', () => {
    const args = ['--import', 'tsx', 'scripts/upload-plan.ts', '--release', 'nowhere']
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    expect([status, stderr.split('\n')[0]]).toEqual([
      1,
      'nowhere is not a published release: nowhere/manifest/files.json is missing.',
    ])
  })
})
