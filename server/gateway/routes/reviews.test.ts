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

  it('are null where there is nothing yet', async () => {
    const { send } = startForMember({ instead: missing })
    const answer = await send('POST /products/reviews/user-product-review')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toBeNull()
  })

  it('are refused with an invalid language', async () => {
    const { send, calls } = startForMember()
    const url = '/api/blog/comments?language=../x'
    expect((await send('POST /blog/comments', { url })).status).toBe(400)
    expect(calls).toEqual([])
  })
})
