import { fakeApi } from '#components/testing/fake-api'
import { apiComment } from '#tests/support/api-comment'
import { apiPage } from '#tests/support/api-page'
import { fakeFetch } from '#tests/support/fake-fetch'
import { readReplies, readTopLevel } from './read-comments'

const { signal } = new AbortController()

describe('readTopLevel', () => {
  it('reads a page and the number of the next', async () => {
    const seen = apiComment(1, { repliesCount: 3, likesCount: 2, displayName: '' })
    const body = apiPage([seen], 2)
    const { call, calls } = fakeApi(fakeFetch({ status: 200, body }))
    const page = await readTopLevel(call, { postId: 7, page: 1, signal })
    expect(calls[0]?.address).toBe('/api/blog/posts/7/comments?parent=none&page=1')
    expect(page).toEqual({
      nextPage: 2,
      unshown: 0,
      comments: [
        {
          commentId: 1,
          parentId: null,
          author: '',
          text: 'Σχόλιο 1',
          writtenAt: '2026-02-09T09:00:00+02:00',
          likesCount: 2,
          repliesCount: 3,
          userId: 3,
          isApproved: true,
        },
      ],
    })
  })

  it('counts comments that cannot be shown', async () => {
    const body = { ...apiPage([apiComment(1)]), leftOut: 2 }
    const { call } = fakeApi(fakeFetch({ status: 200, body }))
    const { unshown } = await readTopLevel(call, { postId: 7, page: 1, signal })
    expect(unshown).toBe(2)
  })

  it.each([0, 1, 2])('detects the end of a list of %i pages', async (totalPages) => {
    const { call } = fakeApi(fakeFetch({ status: 200, body: apiPage([], totalPages) }))
    const { nextPage } = await readTopLevel(call, { postId: 7, page: 2, signal })
    expect(nextPage).toBeNull()
  })
})

describe('readReplies', () => {
  it('reads the replies of a comment, also unapproved ones', async () => {
    const replies = [apiComment(5, { parent: 4 }), apiComment(6, { parent: 4, isApproved: false })]
    const { call, calls } = fakeApi(fakeFetch({ status: 200, body: apiPage(replies) }))
    const { comments: read } = await readReplies(call, { commentId: 4, signal })
    expect(calls[0]?.address).toBe('/api/blog/comments/4/replies?pageSize=100')
    expect(read.map(({ commentId, isApproved }) => [commentId, isApproved])).toEqual([
      [5, true],
      [6, false],
    ])
  })
})
