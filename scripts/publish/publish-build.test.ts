import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import {
  type FinishedBuild,
  makeFinishedBuild,
  pageHtml,
} from '#tests/support/build/finished-build'
import { folderBytes } from '#tests/support/build/folder-bytes'
import { publishBuild } from './publish-build'
import { releasesFolder } from './swap-site'

const moment = Date.UTC(2026, 0, 5)

let build: FinishedBuild

beforeEach(async () => {
  build = await makeFinishedBuild()
})

afterEach(() => build.remove())

const publish = (now = moment) => publishBuild({ project: build.project, now: () => now })

async function readDist<Shape>(path: string): Promise<Shape> {
  return JSON.parse(await readFile(join(build.project, 'dist', path), 'utf8')) as Shape
}

async function publishedPaths(): Promise<string[]> {
  return Object.keys(await readDist<Record<string, unknown>>('manifest/files.json'))
}

describe('published site', () => {
  it("contains this build's files and those that they refer to", async () => {
    await build.write({
      'public/app-ffffffffffffffffffff.js': 'an older build',
      'public/old-page/index.html': pageHtml('Παλιά'),
      'public/chunk-map.json': '{}',
      'public/webpack.stats.json': '{}',
      'public/app-0123456789abcdef0123.js.map': '{}',
      'public/app-0123456789abcdef0123.js.LICENSE.txt': 'MIT',
      'public/~partytown/partytown.js': 'x',
      'public/workbox-v4.3.1/workbox-sw.js': 'x',
      'public/_gatsby/slices/x.html': 'x',
      'public/sitemap-index.xml': 'x',
      'public/static/unused.webp': 'x',
      'public/static/abc/shown.webp': 'x',
      'public/about/index.html': pageHtml('<img srcset="/static/abc/shown.webp 320w">'),
      'static/logo.svg': '<svg/>',
      'public/logo.svg': '<svg/>',
    })
    const { id } = await publish()
    expect(await publishedPaths()).toEqual(
      [
        '/404.html',
        '/about/index.html',
        '/account/index.html',
        '/app-0123456789abcdef0123.js',
        '/chunk-0123456789abcdef0123.js',
        '/icons/icon-48.png',
        '/icons/icon-96.png',
        '/index.html',
        '/logo.svg',
        '/manifest.webmanifest',
        '/page-data/404.html/page-data.json',
        '/page-data/about/page-data.json',
        '/page-data/account/page-data.json',
        '/page-data/app-data.json',
        '/page-data/index/page-data.json',
        '/page-data/products/3/tetradio/page-data.json',
        '/page-data/sq/d/12345.json',
        '/products/3/tetradio/index.html',
        '/robots.txt',
        '/sitemap.xml',
        '/static/abc/shown.webp',
        '/builds/latest.json',
        `/builds/meta/${id}.json`,
        '/sw.js',
      ].map(String),
    )
  })

  it('has compressed copies of the same bytes', async () => {
    await publish()
    const page = join(build.project, 'dist/files/about/index.html')
    const bytes = await readFile(page)
    expect(brotliDecompressSync(await readFile(`${page}.br`))).toEqual(bytes)
    expect(gunzipSync(await readFile(`${page}.gz`))).toEqual(bytes)
  })

  it('has notes about the build, its entities and its immutable files', async () => {
    const { id } = await publish()
    expect(await readDist('files/builds/latest.json')).toEqual({ id, timestamp: moment })
    expect(await readDist(`files/builds/meta/${id}.json`)).toEqual({
      id,
      timestamp: moment,
      prerendered: ['/', '/about', '/products/3/tetradio'],
    })
    const none = { productCategory: {}, blogPost: {}, blogCategory: {} }
    const slugs = { product: { 3: 'tetradio' }, ...none }
    expect(await readDist('manifest/entity-paths.json')).toEqual(slugs)
    expect(await readDist('manifest/content.json')).toEqual({ products: 1 })
    const files = await readDist<Record<string, { immutable: boolean }>>('manifest/files.json')
    const lasting = Object.keys(files).filter((path) => files[path]?.immutable)
    expect(lasting).toEqual(['/app-0123456789abcdef0123.js', '/chunk-0123456789abcdef0123.js'])
  })
})

describe('publishing again', () => {
  it('changes nothing while the content is the same', async () => {
    const first = await publish()
    const before = await folderBytes(releasesFolder(build.project))
    expect(await publish(moment + 5000)).toEqual({ ...first, unchanged: true })
    expect(await folderBytes(releasesFolder(build.project))).toEqual(before)
  })

  it('removes leftovers of a killed run', async () => {
    await mkdir(join(releasesFolder(build.project), 'unfinished-1/files'), { recursive: true })
    const { id } = await publish()
    expect(await readdir(releasesFolder(build.project))).toEqual([id])
  })
})

describe('a file that the next build refers to', () => {
  it('is placed with it', async () => {
    await build.write({
      'public/about/index.html': pageHtml('<img srcset="/static/abc/shown.webp 320w">'),
    })
    await publish()
    await build.write({ 'public/static/abc/shown.webp': 'x' })
    await publish()
    expect(await publishedPaths()).toContain('/static/abc/shown.webp')
  })
})

describe('refusing to publish', () => {
  it('leaves the served site unchanged when a page is missing', async () => {
    await publish()
    const before = await folderBytes(build.project)
    await build.finish({ pages: [...build.record.pages, { path: '/blog', matchPath: null }] })
    await expect(publish()).rejects.toThrow('/blog/index.html is missing from the build.')
    await build.finish()
    expect(await folderBytes(build.project)).toEqual(before)
  })

  it('needs a finished build', async () => {
    await build.finish({ publicUrl: 'nowhere' })
    await expect(publish()).rejects.toThrow('of another version')
  })

  it('never replaces a folder named dist', async () => {
    await mkdir(join(build.project, 'dist'))
    await expect(publish()).rejects.toThrow('dist is not a link')
  })

  it('refuses files of an unknown type', async () => {
    await build.write({ 'static/film.xyz': 'x', 'public/film.xyz': 'x' })
    await expect(publish()).rejects.toThrow('/film.xyz: no content type')
    expect(await readdir(releasesFolder(build.project))).toEqual([])
  })
})
