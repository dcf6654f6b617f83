import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { type ListApi, startListApi } from './list-api'
import { buildModelProject, type ModelProject, type Run } from './project-fixture'

jest.setTimeout(300_000)

const lists = 11
const saved = { updatedAt: '2026-01-01' }
const product = (id: number, name = 'a') => ({ id, name, active: true, viewCount: 1, ...saved })
const post = (id: number, seoTitle = '') => ({ id, seoTitle, ...saved })

let project: ModelProject
let api: ListApi

beforeEach(async () => {
  project = buildModelProject()
  api = await startListApi()
  api.rows.product = [product(1), product(2)]
})

afterEach(async () => {
  project.remove()
  await api.stop()
})

const begin = (args: string[] = [], env: Record<string, string> = {}) =>
  project.run('rebuild', args, { UPSTREAM_URL: api.url, ...env })

/** Parses the last JSON line, as monitoring does; error output may arrive later in its own pipe. */
async function outcomeOf(run: Run) {
  const code = await run.ended
  const last =
    run
      .output()
      .split('\n')
      .findLast((text) => text.startsWith('{')) ?? ''
  const line = JSON.parse(last) as Record<string, unknown>
  return { code, line, isBuilt: run.output().includes('ran gatsby'), output: run.output() }
}

const rebuild = (args?: string[], env?: Record<string, string>) => outcomeOf(begin(args, env))
const at = (path: string) => join(project.root, path)

describe('npm run rebuild', () => {
  it('builds, and then does nothing while nothing changes, with one request per list', async () => {
    const first = await rebuild()
    expect(first).toMatchObject({ code: 0, isBuilt: true })
    expect(first.line).toMatchObject({ event: 'rebuild', result: 'published', release: 'one' })
    api.requests.splice(0)
    const second = await rebuild()
    expect(second).toMatchObject({ code: 0, isBuilt: false })
    expect(second.line).toMatchObject({ result: 'unchanged', upstreamRequests: lists, content: {} })
    expect(api.requests).toHaveLength(lists)
  })

  it.each([
    { name: 'is published', env: {}, result: 'published' },
    { name: 'fails', env: { RED: 'gatsby' }, result: 'failed' },
  ])('keeps no temporary files of a build that $name', async ({ env, result }) => {
    const { line, output } = await rebuild([], { LEAVES: 'gatsby', ...env })
    expect(line).toMatchObject({ result })
    const left = /^left (.+)$/m.exec(output)?.[1] ?? ''
    expect([left === '', existsSync(left)]).toEqual([false, false])
  })

  it('requests each page of a list once', async () => {
    api.rows.product = Array.from({ length: 201 }, (_, index) => product(index + 1))
    await rebuild()
    api.requests.splice(0)
    expect((await rebuild()).line).toMatchObject({
      result: 'unchanged',
      upstreamRequests: lists + 2,
    })
    expect(new Set(api.requests).size).toBe(lists + 2)
  })

  it('reads past the cache of the API, anew in each run', async () => {
    api.rows['blog/post'] = [post(1)]
    await rebuild()
    const [first] = new Set(api.versions)
    expect(first).toBe(null)
    const versions = () => new Set(api.versions.filter((version) => version !== null))
    const [before] = versions()
    expect(versions().size).toBe(1)
    api.versions.splice(0)
    await rebuild()
    expect([...versions()]).not.toEqual([before])
  })

  describe('texts that a post has by itself only', () => {
    beforeEach(async () => {
      api.rows['blog/post'] = [post(1), post(2)]
      await rebuild()
      api.requests.splice(0)
    })

    it('are not read again while the post was not saved', async () => {
      expect((await rebuild()).line).toMatchObject({
        result: 'unchanged',
        upstreamRequests: lists,
      })
    })

    it('are read again after a save, and a like is no change', async () => {
      api.rows['blog/post'] = [post(1), { ...post(2), updatedAt: '2026-02-02', likes: [4] }]
      const { line } = await rebuild()
      expect(line).toMatchObject({ result: 'unchanged', upstreamRequests: lists + 1 })
      expect(api.requests).toContain('/api/v1/blog/post/2')
    })

    it('publish the site when they change', async () => {
      api.rows['blog/post'] = [post(1), { ...post(2, 'new'), updatedAt: '2026-02-02' }]
      expect((await rebuild()).line).toMatchObject({
        result: 'published',
        content: { 'blog/post': { added: 0, changed: 1, removed: 0 } },
      })
    })
  })

  describe('--poll', () => {
    const questions = [
      expect.stringMatching(/^\/api\/v1\/product\?updatedAfter=[^&]+&pageSize=1$/),
      expect.stringMatching(/^\/api\/v1\/blog\/post\?updatedAfter=[^&]+&pageSize=1$/),
    ]
    const poll = (env?: Record<string, string>) => rebuild(['--poll'], env)

    beforeEach(async () => {
      api.rows['blog/post'] = [post(1)]
      await poll()
      api.requests.splice(0)
    })

    it('asks only whether products or posts were saved, and reads nothing else', async () => {
      expect((await poll()).line).toMatchObject({ result: 'unchanged', upstreamRequests: 2 })
      expect(api.requests).toEqual(questions)
    })

    it.each([
      ['product', () => api.rows.product?.push({ ...product(3), updatedAt: '2026-02-02' })],
      ['blog/post', () => api.rows['blog/post']?.push({ ...post(2), updatedAt: '2026-02-02' })],
    ])('publishes a change of %s', async (list, change) => {
      change()
      expect((await poll()).line).toMatchObject({
        result: 'published',
        content: { [list]: { added: 1, changed: 0, removed: 0 } },
      })
    })

    it('compares everything after a request, after a change of settings, and by itself without', async () => {
      api.rows['blog/tag'] = [{ id: 4, name: 'new' }]
      expect((await poll()).line).toMatchObject({ result: 'unchanged' })
      project.write('.data/rebuild-wanted', '')
      expect((await poll()).line).toMatchObject({ content: { 'blog/tag': { added: 1 } } })
      api.rows['blog/tag'] = []
      expect((await poll({ DELIVERY_DAYS: '2-3' })).line).toMatchObject({
        result: 'published',
        content: { 'blog/tag': { removed: 1 } },
      })
      api.rows['blog/tag'] = [{ id: 5, name: 'newer' }]
      expect((await rebuild()).line).toMatchObject({ content: { 'blog/tag': { added: 1 } } })
    })

    it('compares everything once an hour', async () => {
      api.rows['blog/tag'] = [{ id: 4, name: 'new' }]
      const built = JSON.parse(readFileSync(at('.data/built.json'), 'utf8'))
      built.comparedAt -= 60 * 60_000
      project.write('.data/built.json', JSON.stringify(built))
      expect((await poll()).line).toMatchObject({ content: { 'blog/tag': { added: 1 } } })
    })
  })

  it('does not build for changed view counts, and reports other changes', async () => {
    await rebuild()
    api.rows.product = [{ ...product(1), viewCount: 99, updatedAt: '2026-01-01' }, product(2)]
    expect((await rebuild()).isBuilt).toBe(false)
    api.rows.product = [product(2, 'b'), product(3)]
    const { isBuilt, line } = await rebuild()
    expect(isBuilt).toBe(true)
    expect(line.content).toEqual({ product: { added: 1, changed: 1, removed: 1 } })
  })

  it('builds without a change with --force', async () => {
    await rebuild()
    expect((await rebuild(['--force'])).isBuilt).toBe(true)
  })

  it('leaves everything as it is when the API does not answer', async () => {
    await rebuild()
    const link = readlinkSync(at('dist'))
    const nowhere = { UPSTREAM_URL: 'http://127.0.0.1:1' }
    const { code, isBuilt, line, output } = await rebuild([], nowhere)
    expect({ code, isBuilt }).toEqual({ code: 1, isBuilt: false })
    expect(line).toMatchObject({ result: 'failed' })
    expect(line.reason).toMatch(
      /^GET http:\/\/127\.0\.0\.1:1\/api\/v1\/product\?.+ left as it was\.$/,
    )
    expect(output).not.toMatch(/^\s+at /m)
    expect(readlinkSync(at('dist'))).toBe(link)
    expect((await rebuild()).line).toMatchObject({ result: 'unchanged' })
  })

  it.each([
    ['the build', { RED: 'gatsby' }, 'gatsby build ended with 1'],
    ['the check of the build', { CHECK_RED: '1' }, 'The check of the build ended with 1'],
  ])('tries again after a failure of %s', async (_what, env, reason) => {
    const failed = await rebuild([], env)
    expect(failed.code).toBe(1)
    expect(failed.line.reason).toBe(`${reason}: the published site was left as it was.`)
    expect(existsSync(at('dist'))).toBe(false)
    expect((await rebuild()).line).toMatchObject({ result: 'published' })
  })

  it('removes the request for a rebuild when it begins', async () => {
    project.write('.data/rebuild-wanted', '')
    await rebuild()
    expect(existsSync(at('.data/rebuild-wanted'))).toBe(false)
  })
})

describe('the lock', () => {
  const slowBuild = async () => {
    const run = begin([], { HANGS: 'gatsby' })
    await run.printed('ran gatsby')
    return run
  }

  it('refuses a second build, delays one with --wait, and ends with a killed one', async () => {
    const slow = await slowBuild()
    expect((await rebuild()).line).toMatchObject({
      result: 'failed',
      reason: 'Another build is running. Try again when it has ended.',
    })
    const waiting = begin(['--wait'])
    await waiting.printed('waiting for its end')
    slow.child.kill('SIGTERM')
    await slow.ended
    expect((await outcomeOf(waiting)).line).toMatchObject({ result: 'published' })
    expect(readdirSync(at('.data')).filter((name) => name.startsWith('building'))).toEqual([])
  })

  it('does not mistake a reused process id for its holder', async () => {
    project.write('.data/building', `${process.pid} 1`)
    expect((await rebuild()).line).toMatchObject({ result: 'published' })
    project.write('.data/building', String(process.pid))
    expect((await rebuild(['--force'])).line).toMatchObject({ result: 'failed' })
  })

  it('refuses a rollback during a build', async () => {
    const slow = await slowBuild()
    expect((await rebuild(['--rollback'])).line).toMatchObject({ result: 'failed' })
    slow.child.kill('SIGTERM')
    await slow.ended
  })
})
