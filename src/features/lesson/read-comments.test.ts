import { apiComment, apiCommentPage } from '../../../tests/support/api-comment'
import { type FakeTurn, fakeFetch } from '../../../tests/support/fake-fetch'
import { createApiRequest } from '../../lib/http/create-api-request'
import { createSender } from '../../lib/http/create-sender'
import { CommentsUnread, readReplies, readTopLevel } from './read-comments'

const { signal } = new AbortController()

function wrapperOf(...turns: [FakeTurn, ...FakeTurn[]]) {
  const { fetch, calls } = fakeFetch(...turns)
  return { request: createApiRequest(createSender(fetch)), calls }
}

describe('readTopLevel', () => {
  it('reads a page, and says which comes next', async () => {
    const seen = apiComment(1, { repliesCount: 3, likesCount: 2, displayName: '' })
    const body = apiCommentPage([seen], 2)
    const { request, calls } = wrapperOf({ status: 200, body })
    const page = await readTopLevel(request, { postId: 7, page: 1, signal })
    expect(calls[0]?.address).toBe('/api/blog/posts/7/comments?parent=none&page=1')
    expect(page).toEqual({
      nextPage: 2,
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

  it.each([0, 1, 2])('knows the end of a list of %i pages', async (totalPages) => {
    const { request } = wrapperOf({ status: 200, body: apiCommentPage([], totalPages) })
    const { nextPage } = await readTopLevel(request, { postId: 7, page: 2, signal })
    expect(nextPage).toBeNull()
  })

  it('says why there is nothing', async () => {
    const { request } = wrapperOf({ status: 503 })
    const failure = readTopLevel(request, { postId: 7, page: 1, signal })
    await expect(failure).rejects.toEqual(new CommentsUnread({ kind: 'unreachable' }))
  })

  it('refuses an answer of another shape', async () => {
    const { request } = wrapperOf({ status: 200, body: { results: 'none' } })
    const failure = readTopLevel(request, { postId: 7, page: 1, signal })
    await expect(failure).rejects.toMatchObject({ problem: { kind: 'failed' } })
  })
})

describe('readReplies', () => {
  it('reads the replies of one comment, also what waits for approval', async () => {
    const replies = [apiComment(5, { parent: 4 }), apiComment(6, { parent: 4, isApproved: false })]
    const { request, calls } = wrapperOf({ status: 200, body: apiCommentPage(replies) })
    const read = await readReplies(request, { commentId: 4, signal })
    expect(calls[0]?.address).toBe('/api/blog/comments/4/replies?pageSize=100')
    expect(read.map(({ commentId, isApproved }) => [commentId, isApproved])).toEqual([
      [5, true],
      [6, false],
    ])
  })

  it('says for how long it was too often', async () => {
    const { request } = wrapperOf({ status: 429, headers: { 'retry-after': '40' } })
    await expect(readReplies(request, { commentId: 4, signal })).rejects.toMatchObject({
      problem: { kind: 'tooMany', retryAfterSeconds: 40 },
    })
  })
})
