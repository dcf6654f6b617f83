import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { type UploadPlan, uploadPlan } from '../../scripts/upload-plan/upload-plan'
import { publishSampleSite, type SampleSite } from './support/sample-site'

/** What a call of `aws s3 cp` puts into the store. */
interface Stored {
  bucket: string
  key: string
  hash: string
  type: string
  cache: string
  encoding: string | null
}

/** Replaces the AWS command: logs objects; fails for content types that begin with STORE_FULL. */
const fakeCommand = `#!/usr/bin/env node
const { createHash } = require('node:crypto')
const { appendFileSync, readdirSync, readFileSync, statSync } = require('node:fs')
const { join } = require('node:path')
const [s3, cp, folder, address, recursive, ...rest] = process.argv.slice(2)
if ([s3, cp, recursive].join(' ') !== 's3 cp --recursive') process.exit(2)
const option = (name) => (rest.includes(name) ? rest[rest.indexOf(name) + 1] : null)
const type = option('--content-type')
if (type.startsWith(process.env.STORE_FULL || 'none')) process.exit(1)
const store = (path) => {
  const file = join(folder, path)
  if (statSync(file).isDirectory()) return readdirSync(file).forEach((name) => store(join(path, name)))
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex')
  const stored = { bucket: address, key: path, hash, type, cache: option('--cache-control'), encoding: option('--content-encoding') }
  appendFileSync(process.env.STORE_LOG, JSON.stringify(stored) + '\\n')
}
store('')
`

const folder = mkdtempSync(join(tmpdir(), 'object-store-'))
let site: SampleSite
let plan: UploadPlan

beforeAll(async () => {
  site = await publishSampleSite()
  plan = uploadPlan({ files: site.files }, null)
  writeFileSync(join(folder, 'aws'), fakeCommand, { mode: 0o755 })
})
afterAll(async () => {
  await site.remove()
  rmSync(folder, { recursive: true })
})

/** Carries out a plan; returns the exit status, the output and the stored objects in order. */
function upload(carriedOut: UploadPlan, settings: Record<string, string> = {}) {
  const planFile = join(folder, 'plan.json')
  const log = join(folder, 'store.jsonl')
  writeFileSync(planFile, JSON.stringify(carriedOut))
  writeFileSync(log, '')
  const path = [folder, process.env.PATH].join(delimiter)
  const { status, stdout } = spawnSync(
    'docs/deploy/object-store/upload.sh',
    [planFile, 'shop', join(site.project, 'dist')],
    { env: { ...process.env, PATH: path, STORE_LOG: log, ...settings }, encoding: 'utf8' },
  )
  const lines = readFileSync(log, 'utf8').split('\n').filter(Boolean)
  return { status, stdout, stored: lines.map((line): Stored => JSON.parse(line)) }
}

const hashOf = (source: string) => createHash('sha256').update(site.bytes(source)).digest('hex')

describe('upload.sh', () => {
  it('stores every object of a plan with its bytes and metadata, and nothing else', () => {
    const { status, stored } = upload(plan)
    const wanted = plan.steps.flatMap(({ uploads }) =>
      uploads.map(({ key, source, contentType, cacheControl, contentEncoding }) => ({
        bucket: 's3://shop/',
        key,
        hash: hashOf(source),
        type: contentType,
        cache: cacheControl,
        encoding: contentEncoding,
      })),
    )
    const byKey = (one: Stored, other: Stored) => (one.key < other.key ? -1 : 1)
    expect(status).toBe(0)
    expect(wanted.length).toBeGreaterThan(30)
    expect(stored.toSorted(byKey)).toEqual(wanted.toSorted(byKey))
  })

  it('keeps the order of the steps', () => {
    const stepOf = (key: string) =>
      plan.steps.findIndex(({ uploads }) => uploads.some((upload) => upload.key === key))
    const steps = upload(plan).stored.map(({ key }) => stepOf(key))
    expect(steps).toEqual(steps.toSorted((one, other) => one - other))
    expect(new Set(steps).size).toBe(plan.steps.length)
  })

  it('stores keys with non-ASCII characters', () => {
    const [first] = plan.steps
    const [sample] = first?.uploads ?? []
    if (!first || !sample) throw new Error('the plan is empty')
    const key = "σελίδα του 'α' & [β]/-1.html"
    const file = join(site.project, 'dist/files', key)
    mkdirSync(dirname(file))
    writeFileSync(file, 'σελίδα')
    const { status, stored } = upload({
      ...plan,
      steps: [{ ...first, uploads: [{ ...sample, key, source: `/${key}` }] }],
    })
    rmSync(dirname(file), { recursive: true })
    expect([status, stored.map((object) => object.key)]).toEqual([0, [key]])
  })

  it('ends at the first upload that fails, before the note of the latest build', () => {
    const { status, stored } = upload(plan, { STORE_FULL: 'text/html' })
    expect(status).not.toBe(0)
    expect(stored.map(({ key }) => key)).not.toContain('builds/latest.json')
    expect(stored.map(({ key }) => key)).not.toContain('sw.js')
  })

  it('does nothing if the plan is empty', () => {
    expect(upload({ ...plan, steps: [] })).toEqual({ status: 0, stdout: '', stored: [] })
  })
})
