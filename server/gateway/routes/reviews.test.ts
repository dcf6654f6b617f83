import { exampleReviewCreation } from '#contract/examples/writing-examples'
import { startForMember } from '../testing/start-for-member'

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
    [
      { product: 'must_have_purchased' },
      { product: [expect.stringMatching(/παραλάβει το προϊόν/)] },
    ],
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
