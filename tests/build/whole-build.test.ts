import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { sitePolicies } from '../../contract/site/site-manifest'
import { filesHolding, folderBytes } from '../support/build/folder-bytes'
import { makeTrialProject, outcomeOf, type TrialProject } from '../support/build/trial-project'
import { sampleOf } from '../support/long-run'
import { type FaultName, faults } from '../support/upstream/faults'
import { hostileLists } from '../support/upstream/hostile-shop'
import { type ScriptedUpstream, startScriptedUpstream } from '../support/upstream/scripted-upstream'

jest.setTimeout(900_000)

/** List in trouble, and the reason that the operator reads. */
const troubles: Record<FaultName, { list: string; line: RegExp }> = {
  down: { list: '/product', line: /GET \S+\/product\?\S+: not reachable \(.*ECONNREFUSED.*\)/ },
  reset: { list: '/blog/comment', line: /GET \S+\/blog\/comment\?\S+: not reachable \(\w+ .+\)/ },
  hanging: { list: '/blog/tag', line: /GET \S+\/blog\/tag\?\S+: no answer within 1 s/ },
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
    line: /GET \S+\/product\/category\?\S+: results\[1\]\.id has the wrong shape/,
  },
  redirect: {
    list: '/blog/author',
    line: /GET \S+\/blog\/author\?\S+: answered 302 and leads to http:\/\/elsewhere/,
  },
}

/** Values that only servers know, as the machine that builds may have them. */
const secrets = {
  SESSION_KEYS: 'canary-session-key-7d1f0c',
  GATSBY_SECRET_OF_NOBODY: 'canary-gatsby-9b22e1',
  DATABASE_PASSWORD: 'canary-database-44aa93',
}

let trial: TrialProject
let upstream: ScriptedUpstream
let published: Record<string, string>

beforeAll(async () => {
  trial = await makeTrialProject()
  upstream = await startScriptedUpstream()
  await demandBuilt(secrets)
  published = await site()
})

afterAll(async () => {
  await upstream.close()
  await trial.remove()
})

const site = async () => ({
  ...(await folderBytes(join(trial.folder, '.site'))),
  ...(await folderBytes(join(trial.folder, 'dist/manifest'))),
})

/** The build ends well, and publishes. */
async function demandBuilt(settings?: Record<string, string>): Promise<void> {
  const { code, output } = await trial.build(upstream.url, {
    UPSTREAM_TIMEOUT_MS: '60000',
    ...settings,
  })
  if (code !== 0) throw new Error(`The trial project cannot be built:\n${output}`)
}

/** An address at which nothing listens any more. */
async function nobodysAddress(): Promise<string> {
  const gone = await startScriptedUpstream()
  await gone.close()
  return gone.url
}

/** The build ends with a code, one line says why, no stack, and the published site is untouched. */
async function demandRefusal(
  upstreamUrl: string,
  line: RegExp,
  settings: Record<string, string> = {},
): Promise<void> {
  const { code, output } = await trial.build(upstreamUrl, {
    UPSTREAM_TIMEOUT_MS: '1000',
    ...settings,
  })
  const reasons = output.split('\n').filter((text) => text.includes('The site was not built.'))
  expect(reasons).toEqual([expect.stringMatching(line)])
  expect(output).not.toMatch(/^\s+at .+:\d+:\d+/m)
  expect(code).toBe(1)
  expect(await site()).toEqual(published)
}

describe('building from an upstream in trouble (A4 59, 60)', () => {
  it.each(sampleOf(Object.keys(faults) as FaultName[], 2))(
    'leaves the published site as it is when it is: %s',
    async (name) => {
      const { list, line } = troubles[name]
      if (name === 'down') return demandRefusal(await nobodysAddress(), line)
      upstream.faults.set(list, faults[name])
      await demandRefusal(upstream.url, line).finally(() => upstream.faults.clear())
    },
  )

  it('refuses a shop that has shrunk, until somebody says that it is meant', async () => {
    const whole = upstream.lists['/product'] ?? []
    upstream.lists['/product'] = whole.slice(0, 3)
    await demandRefusal(upstream.url, /GET \/product: 3 entities, and the published site has 4/)
    await demandBuilt({ CONTENT_DROP_ALLOWED: 'yes' })
    upstream.lists['/product'] = whole
    published = await site()
  })
})

describe('building with settings', () => {
  it('that cannot be used ends with a line for them', () =>
    demandRefusal(upstream.url, /built\. PUBLIC_URL: /, { PUBLIC_URL: 'stagona.example' }))

  it('that are secret leaves no trace of them (A2 38)', async () => {
    for (const folder of ['public', '.site', '.cache']) {
      expect(await filesHolding(join(trial.folder, folder), Object.values(secrets))).toEqual([])
    }
  })
})

describe('a build that is killed (A4 61)', () => {
  it('leaves the published site as it is, and nothing that could be published', async () => {
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

describe('names and texts that try to break out of a page (A1 8)', () => {
  it('add no script and no hash to any page', async () => {
    const before = await scriptsOfPages()
    Object.assign(upstream.lists, hostileLists(upstream.lists))
    await demandBuilt()
    expect(await scriptsOfPages()).toMatchObject(before)
  })
})

/** How much of each page could run or load something, and how many scripts its policy names. */
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
