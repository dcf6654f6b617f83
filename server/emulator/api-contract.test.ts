import * as z from 'zod/mini'
import { country, region } from '#contract/geo/country'
import { health } from '#contract/health/health'
import { pageOf } from '#contract/wire/page'
import { payWay } from '../upstream/pay-way'
import { emulatorPerFile } from './testing/test-emulator'

const emulator = emulatorPerFile()

const lists: [path: string, item: z.ZodMiniType, least: number][] = [
  ['/api/v1/pay_way', payWay, 3],
  ['/api/v1/country', country, 2],
  ['/api/v1/region', region, 13],
]

describe.each(lists)('%s', (path, item, least) => {
  it('answers a page that the API contract accepts', async () => {
    const page = z.parse(pageOf(item), await emulator.read(path))
    expect(page.count).toBeGreaterThanOrEqual(least)
    expect(page.page).toBe(1)
    expect(page.pageTotalResults).toBe(page.results.length)
  })

  it('answers every row as a bare array without pagination', async () => {
    const page = z.parse(pageOf(item), await emulator.read(path))
    const rows = z.parse(z.array(item), await emulator.read(`${path}?pagination=false`))
    expect(rows).toHaveLength(page.count)
  })
})

it.each<[path: string, answer: z.ZodMiniType]>([
  ['/api/v1/pay_way/1', payWay],
  ['/api/v1/country/GR', country],
  ['/api/v1/region/GR-I', region],
  ['/api/v1/health', health],
])('%s answers what the API contract accepts', async (path, answer) => {
  const response = await emulator.app.request(path)
  expect(response.status).toBe(200)
  expect(() => z.parse(answer, undefined)).toThrow()
  z.parse(answer, await response.json())
})
