import { startForMember } from '../testing/start-for-member'
import { startGateway } from '../testing/start-gateway'

async function queryUpstream(query: string, path: string): Promise<string | number> {
  const { ask, calls } = startGateway()
  const answer = await ask(`${path}${query}`)
  if (answer.status !== 200) return answer.status
  // The key that passes the API's cache is added to whatever is asked.
  return new URL(calls[0]?.url ?? '').search.replace(/[?&]_v=\d+$/, '')
}

it.each([
  ['', '?pageSize=100'],
  ['?page=2&pageSize=12', '?page=2&pageSize=12'],
  ['?pageSize=500', '?pageSize=100'],
  ['?pagination=false', '?pagination=false'],
  ['?paginationType=pageNumber', '?paginationType=page_number&pageSize=100'],
  [
    '?paginationType=limitOffset&limit=5&offset=0',
    '?paginationType=limit_offset&limit=5&offset=0&pageSize=100',
  ],
  ['?paginationType=cursor&cursor=cD0yMDI1', '?paginationType=cursor&cursor=cD0yMDI1&pageSize=100'],
  ['?ordering=-createdAt,createdAt', '?ordering=-createdAt%2CcreatedAt&pageSize=100'],
  ['?page=&page=2', '?page=2&pageSize=100'],
  ['?isStaff=true&expand=user&__proto__=x', '?pageSize=100'],
])('turns %s into %s', async (query, upstream) => {
  expect(await queryUpstream(query, '/api/regions')).toBe(upstream)
})

it.each([
  ['?cost=2', '?pageSize=100&costMin=2&costMax=2'],
  ['?freeForOrderAmount=40', '?pageSize=100&freeThresholdMin=40&freeThresholdMax=40'],
  ['?ordering=-freeForOrderAmount,cost', '?ordering=-freeThreshold%2Ccost&pageSize=100'],
])('asks for ways to pay by %s in the names of the API', async (query, upstream) => {
  expect(await queryUpstream(query, '/api/pay-way')).toBe(upstream)
})

it('sends tags one by one, as the upstream refuses a list of them', async () => {
  const { send, requests } = startForMember()
  await send('GET /user/account/{id}/liked-blog-posts', {
    url: '/api/user/account/7/liked-blog-posts?tags=3,4',
  })
  expect(requests()).toEqual([expect.stringMatching(/liked_blog_posts\?tags=3&tags=4&/)])
})

it.each([
  '?ordering=password',
  '?ordering=--price',
  '?ordering=price;drop',
  '?page=0',
  '?page=-1',
  '?page=1.5',
  '?page=٣',
  '?category=1,2',
  '?minFinalPrice=1e9',
  '?paginationType=page_number',
  '?pagination=1',
  '?language=../el',
])('answers 400 to %s without an upstream call', async (query) => {
  const { ask, calls } = startGateway()
  const answer = await ask(`/api/products${query}`)
  expect(answer.status).toBe(400)
  expect(Object.keys((await answer.json()).data)).toHaveLength(1)
  expect(calls).toEqual([])
})

it('drops the query of a route without one', async () => {
  expect(await queryUpstream('?x=1', '/api/products/3')).toBe('')
})
