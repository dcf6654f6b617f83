import { guest } from './testing/shopper'
import { emulatorPerFile, shopperPerFile, shopperPerTest } from './testing/test-emulator'

const api = emulatorPerFile({ extensions: false })
const approver = shopperPerFile(api, 'superuser@example.gr')
const author = shopperPerTest(api)
beforeAll(async () => {
  await api.send('/switches/limits', { enabled: false })
})

const uniqueSet = (names: string) => ({
  nonFieldErrors: [`Τα πεδία ${names} πρέπει να αποτελούν ένα μοναδικό σύνολο.`],
})
const noSuchReview = { detail: 'No ProductReview matches the given query.' }

function reviewBody(rate = 9, comment = 'Εξαιρετικό') {
  return { product: 1, user: author.id, rate, status: 'NEW', translations: { el: { comment } } }
}
async function writeReview(): Promise<number> {
  const { status, body } = await author.call('POST', '/product/review', reviewBody())
  expect(status).toBe(201)
  return Number((body as { id: number }).id)
}

describe('reviews of the API in plain mode, as recorded', () => {
  it('show their author only approved ones, and hide an approved one that changed', async () => {
    const id = await writeReview()
    const path = `/product/review/${id}`
    const locked = { status: 404, body: noSuchReview }
    const approve = () => approver.call('PATCH', path, { status: 'TRUE' })
    expect(await author.call('GET', path)).toMatchObject(locked)
    expect(await author.call('PUT', path, reviewBody(6))).toMatchObject(locked)
    expect(await author.call('DELETE', path)).toMatchObject(locked)
    expect((await approve()).status).toBe(200)
    const changed = await author.call('PUT', path, reviewBody(4, 'Άλλαξα γνώμη'))
    expect(changed).toMatchObject({ status: 200, body: { rate: 4, status: 'NEW' } })
    expect(await author.call('PUT', path, reviewBody(6))).toMatchObject(locked)
    expect(await author.call('DELETE', path)).toMatchObject(locked)
    await approve()
    expect((await author.call('DELETE', path)).status).toBe(204)
  })

  it('return the caller’s pending one of a product, and are unique', async () => {
    const asked = () => author.call('POST', '/product/review/user_product_review', { product: 1 })
    expect(await asked()).toMatchObject({ status: 404, body: { detail: 'Review does not exist' } })
    const id = await writeReview()
    expect(await asked()).toMatchObject({ status: 200, body: { id, status: 'NEW' } })
    expect(await author.call('POST', '/product/review', reviewBody())).toMatchObject({
      status: 400,
      body: uniqueSet('product, user'),
    })
  })

  it('never have a publication date', async () => {
    const { body } = await guest(api).call('GET', '/product/review?pageSize=2')
    const { results } = body as { results: object[] }
    expect(results).toMatchObject([{ publishedAt: null }, { publishedAt: null }])
  })
})

describe('comments of the API in plain mode, as recorded', () => {
  const post = 1
  const write = (content: string) =>
    author.call('POST', '/blog/comment', {
      post,
      user: author.id,
      isApproved: false,
      parent: null,
      translations: { el: { content } },
    })

  it('are changed and deleted by their author while unapproved', async () => {
    const { body } = await write('Ωραίο άρθρο')
    const { id } = body as { id: number }
    const path = `/blog/comment/${id}`
    expect((await author.call('GET', path)).status).toBe(200)
    const changed = { post, user: author.id, translations: { el: { content: 'Άλλο' } } }
    expect((await author.call('PUT', path, changed)).status).toBe(200)
    expect((await author.call('DELETE', path)).status).toBe(204)
  })

  it('answer 500 to the lookup of the caller’s own when there are two', async () => {
    const asked = () => author.call('POST', '/blog/comment/user_blog_comment', { post })
    expect(await asked()).toMatchObject({ status: 404, body: { detail: 'Comment does not exist' } })
    await write('Πρώτο')
    expect((await asked()).status).toBe(200)
    await write('Δεύτερο')
    const broken = await api.app.request('/api/v1/blog/comment/user_blog_comment', {
      method: 'POST',
      headers: { ...author.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ post }),
    })
    expect(broken.status).toBe(500)
    expect(broken.headers.get('content-type')).toMatch(/^text\/html/)
  })
})

it('a product is a favourite once, as recorded', async () => {
  const mark = () => author.call('POST', '/product/favourite', { product: 1, user: author.id })
  expect((await mark()).status).toBe(201)
  expect(await mark()).toMatchObject({ status: 400, body: uniqueSet('user, product') })
})

it.each([
  '/product/1/reviews',
  '/blog/author/1',
  '/blog/author',
  '/blog/comment?pageSize=2',
  '/blog/post/1/comments',
  '/product/review?pageSize=2',
])('%s has no display names in plain mode', async (path) => {
  const { status, body } = await guest(api).call('GET', path)
  expect(status).toBe(200)
  expect(JSON.stringify(body)).not.toContain('displayName')
})
