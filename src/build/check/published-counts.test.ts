import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPublishedCounts } from './published-counts'

let site: string

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'site-'))
  await mkdir(join(site, 'manifest'))
})

afterEach(() => rm(site, { recursive: true }))

describe('counts of the published site', () => {
  it('are none before anything was published', async () => {
    expect(await readPublishedCounts(site)).toBeNull()
  })

  it('are read by the name of the list', async () => {
    await writeFile(join(site, 'manifest/content.json'), '{"products":60}')
    expect(await readPublishedCounts(site)).toEqual({ products: 60 })
  })

  it.each(['{"products":', '{"products":"many"}'])('refuse a build over %s', async (text) => {
    await writeFile(join(site, 'manifest/content.json'), text)
    await expect(readPublishedCounts(site)).rejects.toThrow('manifest/content.json cannot be read.')
  })
})
