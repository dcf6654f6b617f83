import { fakeFetch } from '../../../tests/support/fake-fetch'
import { createApiRequest } from '../../lib/http/create-api-request'
import { createSender } from '../../lib/http/create-sender'
import { watchBuilds } from './watch-builds'
import { webAppTimes } from './web-app-times'

const build = (id: string) => ({ status: 200, body: { id, timestamp: 1_700_000_000_000 } })

it('tells of another build than at the look before, and of nothing else (R225)', async () => {
  const server = fakeFetch(
    build('a1'),
    build('a1'),
    { status: 404 },
    { status: 200, body: '<!doctype html>' },
    'broken',
    build('b2'),
    build('b2'),
  )
  const builds = watchBuilds(createApiRequest(createSender(server.fetch)))
  const told: boolean[] = []
  for (let looks = 0; looks < 7; looks += 1) told.push(await builds.look())
  expect(told).toEqual([false, false, false, false, false, true, false])
  expect(server.calls[0]).toMatchObject({
    address: '/builds/latest.json',
    options: { cache: 'no-store' },
  })
})

it('looks every hour (R354)', () => {
  expect(webAppTimes.buildsEveryMs).toBe(3_600_000)
})
