import { exampleReviewCreation } from '#contract/examples/writing-examples'
import { foreignCanary, ownThings } from '../testing/member-bodies'
import { startForMember, when } from '../testing/start-for-member'

const missing = () => Response.json({ detail: 'Δεν βρέθηκε.' }, { status: 404 })

describe('reviews and comments', () => {
  it('are created as new, for the signed-in person', async () => {
    const { send, sentBody } = startForMember()
    const invented = { user: 8, status: 'TRUE', isPublished: true, isApproved: true, likes: [7] }
    await send('POST /products/reviews', { body: { ...exampleReviewCreation, ...invented } })
    // Author and status are set by the API.
    expect(sentBody()).toEqual(exampleReviewCreation)
    const translations = { el: { content: 'Γεια!' } }
    await send('POST /blog/comments', { body: { post: 4, translations, ...invented } })
    expect(sentBody()).toEqual({ post: 4, translations })
  })

  it('cannot be approved by their author, nor moved', async () => {
    const { send, sentBody } = startForMember()
    const review = { rate: 2, translations: { el: { comment: 'Χάλασε.' } } }
    await send('PUT /products/reviews/{id}', { body: { ...review, product: 99, status: 'TRUE' } })
    expect(sentBody()).toEqual(review)
    const comment = { translations: { el: { content: 'Άλλο.' } } }
    await send('PUT /blog/comments/{id}', { body: { ...comment, post: 99, parent: null } })
    expect(sentBody()).toEqual({ ...comment, post: 301 })
  })

  it.each([
    [{ product: 'must_have_purchased' }, { product: expect.stringMatching(/παραλάβει το προϊόν/) }],
    [
      { nonFieldErrors: ['You have already reviewed this product.'] },
      { nonFieldErrors: ['Έχετε ήδη γράψει κριτική για αυτό το προϊόν.'] },
    ],
  ])('are refused in our own words: %j', async (refusal, data) => {
    const instead = () => Response.json(refusal, { status: 400 })
    const answer = await startForMember({ instead }).send('POST /products/reviews')
    expect(answer.status).toBe(400)
    expect((await answer.json()).data).toEqual(data)
  })

  it.each(['POST /products/reviews/user-product-review', 'POST /blog/comments/user-blog-comment'])(
    '%s is null where there is nothing yet',
    async (name) => {
      const { send } = startForMember({ instead: missing })
      const answer = await send(name)
      expect(answer.status).toBe(200)
      expect(await answer.json()).toBeNull()
    },
  )

  it('return each liked id once', async () => {
    const { send } = startForMember()
    expect(await (await send('POST /blog/posts/liked-posts')).json()).toEqual([4, 5])
    expect(await (await send('POST /blog/comments/liked-comments')).json()).toEqual([4, 5])
  })

  it('are refused with an invalid language', async () => {
    const { send, calls } = startForMember()
    const url = '/api/blog/comments?language=../x'
    expect((await send('POST /blog/comments', { url })).status).toBe(400)
    expect(calls).toEqual([])
  })
})

describe('notifications (R304, R305)', () => {
  it('contain their texts, and none of another person’s', async () => {
    const { send, requests, sentBody } = startForMember()
    const name = 'GET /user/account/{id}/notifications'
    const answer = await send(name, { url: '/api/user/account/7/notifications?seen=false' })
    const { results } = await answer.json()
    expect(results).toMatchObject([{ id: 5, notificationId: 70, notification: { id: 70 } }])
    expect(sentBody()).toEqual({ ids: [70] })
    expect(requests()).toEqual([
      'GET /user/account/7/notifications?seen=false&pageSize=52',
      'POST /notification/ids',
    ])
  })

  it('are an empty page where there are none, without a second call', async () => {
    const { send, calls } = startForMember({ instead: missing })
    const answer = await send('GET /user/account/{id}/notifications')
    expect(await answer.json()).toMatchObject({ count: 0, results: [] })
    expect(calls).toHaveLength(1)
  })

  it('are left out if their texts no longer exist', async () => {
    const { send } = startForMember({
      instead: when('POST /notification/ids', missing),
    })
    const list = await (await send('GET /user/account/{id}/notifications')).json()
    expect(list).toMatchObject({ pageTotalResults: 0, results: [] })
    expect((await send('GET /notification/user/{id}')).status).toBe(404)
  })

  it('do not fetch the text of another person’s', async () => {
    const other = ownThings.notification('other')
    const { send, requests } = startForMember({ instead: () => Response.json(other) })
    const answer = await send('GET /notification/user/{id}')
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain(foreignCanary)
    expect(requests()).toEqual(['GET /notification/user/5'])
  })

  it('are counted as 0 where the upstream answers without a body', async () => {
    const { send } = startForMember({ instead: () => new Response(null, { status: 204 }) })
    const answer = await send('GET /notification/user/unseen-count')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ count: 0 })
  })

  it('can be marked as seen, and nothing else of them changes', async () => {
    const { send, calls } = startForMember()
    await send('PATCH /notification/user/{id}', { body: { seen: true, user: 8, notification: 1 } })
    const change = calls.find(({ method }) => method === 'PATCH')
    expect(change?.body).toBe('{"seen":true}')
  })
})
