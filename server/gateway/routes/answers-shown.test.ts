import { exampleCountry } from '#contract/examples/place-examples'
import { pageOf } from '#upstream/testing/api-answers'
import { apiPost } from '#upstream/testing/blog-examples'
import { reviewRow } from '#upstream/testing/catalogue-rows'
import { fakeApi } from '../testing/fake-api'
import { ownAccount } from '../testing/own-things'
import { memberSession, ownScript, startGateway } from '../testing/start-gateway'

/** A gateway whose upstream answers one path with this body, and all others with samples. */
function withAnswer(path: string, body: unknown, status = 200) {
  return startGateway({
    upstream: (url) =>
      new URL(url).pathname === `/api/v1${path}` ? Response.json(body, { status }) : fakeApi(url),
  })
}

it('answers 404 where a post is hidden, with nothing of it', async () => {
  const { ask } = withAnswer('/blog/post/4', { ...apiPost, isPublished: false })
  const answer = await ask('/api/blog/posts/4')
  expect(answer.status).toBe(404)
  expect(await answer.text()).not.toContain('translations')
})

it('shows approved reviews, and a person their own', async () => {
  const review = (id: number, status: string, user: number) => ({
    ...reviewRow,
    id,
    status,
    user: { ...ownAccount, id: user },
  })
  const all = [review(1, 'TRUE', 8), review(2, 'NEW', 7), review(3, 'FALSE', 8)]
  const { ask, cookieOf } = withAnswer('/product/review', all)
  const idsFor = async (headers: Record<string, string>) => {
    const { results } = await (await ask('/api/products/41/reviews', { headers })).json()
    return results.map(({ id }: { id: number }) => id)
  }
  expect(await idsFor({})).toEqual([1])
  expect(await idsFor({ cookie: await cookieOf(memberSession) })).toEqual([1, 2])
})

it('retries as a guest with an expired token, so that public content stays visible', async () => {
  const { ask, cookieOf, calls } = startGateway({
    upstream: (url, { headers }) =>
      headers.authorization
        ? Response.json({ detail: 'Invalid token.' }, { status: 401 })
        : fakeApi(url),
  })
  const headers = { cookie: await cookieOf(memberSession) }
  expect((await ask('/api/products/41/reviews', { headers })).status).toBe(200)
  expect(calls.filter(({ url }) => url.includes('/product/review'))).toHaveLength(2)
})

it('converts a bare array to a page, and a page to the whole list', async () => {
  const bare = withAnswer('/country', [exampleCountry])
  expect(await (await bare.ask('/api/countries?pagination=false')).json()).toMatchObject({
    count: 1,
    totalPages: 1,
    results: [{ alpha2: 'GR' }],
  })
  const paged = withAnswer('/product/review', pageOf(reviewRow))
  expect(await (await paged.ask('/api/products/41/reviews')).json()).toMatchObject({
    links: { next: null, previous: null },
    ...{ count: 1, totalPages: 1, results: [{ id: reviewRow.id }] },
  })
})

it('keeps the query of links and drops the host', async () => {
  const { ask } = startGateway()
  const { links } = await (await ask('/api/regions')).json()
  expect(links).toEqual({ next: '?page=2&pageSize=52', previous: '?page=1&pageSize=52' })
  const asked = '/api/products?paginationType=pageNumber&ordering=price&pageSize=52&forged=1'
  expect(await (await ask(asked)).json()).toMatchObject({
    links: { next: '?paginationType=pageNumber&ordering=price&pageSize=52&page=2' },
  })
})

it('passes on which field the upstream refused, with a message of our own', async () => {
  const refusal = { email: ['Καταχωρίστε μια έγκυρη διεύθυνση.'] }
  const { ask } = withAnswer('/contact', refusal, 400)
  const body = JSON.stringify({ name: 'Άννα', email: 'a@b.gr', message: 'Μια ερώτηση για εσάς.' })
  const answer = await ask('/api/contact', { method: 'POST', headers: ownScript, body })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({
    statusCode: 400,
    statusMessage: 'Bad Request',
    message: 'Το αίτημα δεν ήταν σωστό. Ανανεώστε τη σελίδα και δοκιμάστε ξανά.',
    id: expect.stringMatching(/^[\w-]{8}\.1$/),
    data: { email: ['Γράψτε μια ολόκληρη διεύθυνση e-mail, όπως maria@example.com.'] },
  })
})

it('passes on Retry-After of the upstream', async () => {
  const { ask } = startGateway({
    upstream: () =>
      Response.json({ detail: 'x' }, { status: 429, headers: { 'retry-after': '31' } }),
  })
  const answer = await ask('/api/products')
  expect(answer.status).toBe(429)
  expect(answer.headers.get('retry-after')).toBe('31')
})
