import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { sitePolicies } from '#contract/site/site-manifest'
import { releasesFolder } from '#scripts/publish/swap-site'
import { filesHolding, folderBytes } from '../support/build/folder-bytes'
import { makeTrialProject, outcomeOf, type TrialProject } from '../support/build/trial-project'
import { sampleOf } from '../support/long-run'
import { type FaultName, faults } from '../support/upstream/faults'
import { hostileLists } from '../support/upstream/hostile-shop'
import { type ScriptedUpstream, startScriptedUpstream } from '../support/upstream/scripted-upstream'

jest.setTimeout(1_800_000)

/** Failing list, and the reason that the build prints. */
const failures: Record<FaultName, { list: string; line: RegExp }> = {
  down: { list: '/product', line: /GET \S+\/product\?\S+: not reachable \(.*ECONNREFUSED.*\)/ },
  reset: { list: '/blog/comment', line: /GET \S+\/blog\/comment\?\S+: not reachable \(\w+ .+\)/ },
  hanging: { list: '/blog/tag', line: /GET \S+\/blog\/tag\?\S+: no answer within 5 s/ },
  serverError: { list: '/product/review', line: /GET \S+\/product\/review\?\S+: answered 500/ },
  html: { list: '/product', line: /GET \S+\/product\?\S+: answered an HTML page/ },
  truncated: {
    list: '/blog/post',
    line: /GET \S+\/blog\/post\?\S+: answered text that is not whole JSON/,
  },
  empty: { list: '/blog/category', line: /GET \/blog\/category: the list is empty/ },
  halfOfThePages: { list: '/product', line: /GET \/product: count says 8, 4 came/ },
  wrongShape: {
    list: '/product/category',
    line: /GET \S+\/product\/category\?\S+: results has the wrong shape/,
  },
  redirect: {
    list: '/blog/author',
    line: /GET \S+\/blog\/author\?\S+: answered 302 and leads to http:\/\/elsewhere/,
  },
}

/** Server settings that may be set on the build machine. */
const secrets = {
  SESSION_KEYS: 'canary-session-key-7d1f0c',
  GATSBY_SECRET_OF_NOBODY: 'canary-gatsby-9b22e1',
  DATABASE_PASSWORD: 'canary-database-44aa93',
}

const pageOfProduct2 = '/products/2/tetradio-2/index.html'
const pageOfProduct4 = '/products/4/tetradio-4/index.html'

let trial: TrialProject
let upstream: ScriptedUpstream
let published: Record<string, string>

beforeAll(async () => {
  trial = await makeTrialProject()
  upstream = await startScriptedUpstream()
  await expectBuilt(secrets)
  published = await site()
})

afterAll(async () => {
  await upstream.close()
  await trial.remove()
})

const site = async () => ({
  ...(await folderBytes(releasesFolder(trial.folder))),
  ...(await folderBytes(join(trial.folder, 'dist/manifest'))),
})

/** Builds and publishes. */
async function expectBuilt(settings?: Record<string, string>): Promise<void> {
  const { code, output } = await trial.build(upstream.url, {
    UPSTREAM_TIMEOUT_MS: '300000',
    ...settings,
  })
  if (code !== 0) throw new Error(`The trial project cannot be built:\n${output}`)
}

/** An address at which nothing listens. */
async function unusedAddress(): Promise<string> {
  const gone = await startScriptedUpstream()
  await gone.close()
  return gone.url
}

/** The build fails with a one-line reason, without a stack; the published site is unchanged. */
async function expectRefusal(
  upstreamUrl: string,
  line: RegExp,
  settings: Record<string, string> = {},
): Promise<void> {
  const { code, output } = await trial.build(upstreamUrl, {
    UPSTREAM_TIMEOUT_MS: '5000',
    ...settings,
  })
  const reasons = output.split('\n').filter((text) => text.includes('The site was not built.'))
  expect(reasons).toEqual([expect.stringMatching(line)])
  expect(output).not.toMatch(/^\s+at .+:\d+:\d+/m)
  expect(code).toBe(1)
  expect(await site()).toEqual(published)
}

describe('building from a failing upstream (A4-59, A4-60)', () => {
  it.each(sampleOf(Object.keys(faults) as FaultName[], 2))(
    'leaves the published site unchanged: %s',
    async (name) => {
      const { list, line } = failures[name]
      if (name === 'down') return expectRefusal(await unusedAddress(), line)
      upstream.faults.set(list, faults[name])
      await expectRefusal(upstream.url, line).finally(() => upstream.faults.clear())
    },
  )
})

describe('building with settings', () => {
  it('that are invalid fails with one line', () =>
    expectRefusal(upstream.url, /built\. PUBLIC_URL: /, { PUBLIC_URL: 'stagona.example' }))

  it('that are secret writes them to no file (A2-38)', async () => {
    const built = ['public', '.cache'].map((name) => join(trial.folder, name))
    for (const folder of [...built, releasesFolder(trial.folder)]) {
      expect(await filesHolding(folder, Object.values(secrets))).toEqual([])
    }
  })
})

describe('a build that is killed (A4-61)', () => {
  it('leaves the published site unchanged, and nothing to publish', async () => {
    const gatsby = trial.start(['node_modules/.bin/gatsby', 'build'], {
      UPSTREAM_URL: upstream.url,
      CI: 'true',
    })
    const ended = outcomeOf(gatsby)
    gatsby.stdout?.on('data', (text: string) => {
      if (/JavaScript and CSS bundles/.test(text) && gatsby.pid)
        process.kill(-gatsby.pid, 'SIGKILL')
    })
    expect((await ended).code).toBeNull()
    const publishing = trial.start(['--import', 'tsx', 'scripts/publish-site.ts'])
    expect(await outcomeOf(publishing)).toEqual({
      code: 1,
      output: 'The site was not published. There is no finished build; run the build first.\n',
    })
    expect(await site()).toEqual(published)
  })
})

describe('one changed price', () => {
  it('changes only its page, the lists and neighbours that show it, their data, and the search', async () => {
    Object.assign(upstream.lists['/product']?.[1] ?? {}, { finalPrice: 77.7 })
    const { code } = await trial.rebuild(upstream.url)
    expect(code).toBe(0)
    const { output } = await trial.rebuild(upstream.url, ['--compare'])
    const pages = [
      '',
      '/products',
      '/products/2/tetradio-2',
      '/products/4/tetradio-4',
      '/products/category/1/rafi-1',
    ]
    const data = pages.map((path) => `/page-data${path || '/index'}/page-data.json`)
    const index = '/search-index/products.json'
    const files = [...pages.map((path) => `${path}/index.html`), ...data, index].sort()
    expect(output.match(/^(?:added|changed|removed) .+$/gm)).toEqual(
      files.map((path) => `changed  ${path}`),
    )
    expect(await readFile(join(trial.folder, 'dist/files', pageOfProduct2), 'utf8')).toContain(
      '77,70',
    )
    published = await site()
  })
})

// Runs last, because it changes the published site.
describe('a shop with fewer products and hostile texts', () => {
  it('is refused until allowed, and adds no script or hash to any page (A4-59, A1-8)', async () => {
    const { [pageOfProduct4]: dropped, ...remaining } = await scriptsOfPages()
    expect(dropped).toBeDefined()
    Object.assign(upstream.lists, hostileLists(upstream.lists))
    upstream.lists['/product'] = upstream.lists['/product']?.slice(0, 3) ?? []
    await expectRefusal(upstream.url, /GET \/product: 3 entities, and the published site has 4/)
    await expectBuilt({ CONTENT_DROP_ALLOWED: 'yes' })
    expect(await scriptsOfPages()).toMatchObject(remaining)
  })
})

/** Counts by page: elements that run or load something, and script hashes in its policy. */
async function scriptsOfPages(): Promise<Record<string, number[]>> {
  const read = (path: string) => readFile(join(trial.folder, 'dist', path), 'utf8')
  const policies = sitePolicies.parse(JSON.parse(await read('manifest/csp.json')))
  const pages = Object.entries(policies).map(async ([path, { scripts }]) => {
    const html = await read(`files${path}`)
    const count = (what: string) => parse(html).querySelectorAll(what).length
    return [
      path,
      [...['script', 'style', '[onerror]', 'img[src=x]'].map(count), scripts.length],
    ] satisfies [string, number[]]
  })
  return Object.fromEntries(await Promise.all(pages))
}
