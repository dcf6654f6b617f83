import { fakeApi } from '#components/testing/fake-api'
import { commentChange, commentCreation } from '#contract/blog/comment-write'
import type { accountRequest } from '#session/account-request'
import type { AuthOutcome } from '#session/auth-outcome'
import { apiComment } from '#tests/support/api-comment'
import { apiPage } from '#tests/support/api-product'
import { fakeFetch } from '#tests/support/fake-fetch'
import { readMemberComments, readReplies, readTopLevel, writeComment } from './comments-api'

const { signal } = new AbortController()

describe('readTopLevel', () => {
  it('reads a page and the number of the next', async () => {
    const seen = apiComment(1, { repliesCount: 3, likesCount: 2, displayName: '' })
    const body = apiPage([seen], 2)
    const { request, calls } = fakeApi(fakeFetch({ status: 200, body }))
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

  it.each([0, 1, 2])('detects the end of a list of %i pages', async (totalPages) => {
    const { request } = fakeApi(fakeFetch({ status: 200, body: apiPage([], totalPages) }))
    const { nextPage } = await readTopLevel(request, { postId: 7, page: 2, signal })
    expect(nextPage).toBeNull()
  })

  it('throws the problem', async () => {
    const { request } = fakeApi(fakeFetch({ status: 503 }))
    const failure = readTopLevel(request, { postId: 7, page: 1, signal })
    await expect(failure).rejects.toMatchObject({ problem: { kind: 'unreachable' } })
  })
})

describe('readReplies', () => {
  it('reads the replies of a comment, also unapproved ones', async () => {
    const replies = [apiComment(5, { parent: 4 }), apiComment(6, { parent: 4, isApproved: false })]
    const { request, calls } = fakeApi(fakeFetch({ status: 200, body: apiPage(replies) }))
    const read = await readReplies(request, { commentId: 4, signal })
    expect(calls[0]?.address).toBe('/api/blog/comments/4/replies?pageSize=100')
    expect(read.map(({ commentId, isApproved }) => [commentId, isApproved])).toEqual([
      [5, true],
      [6, false],
    ])
  })

  it('throws the seconds of a 429', async () => {
    const { request } = fakeApi(fakeFetch({ status: 429, headers: { 'retry-after': '40' } }))
    await expect(readReplies(request, { commentId: 4, signal })).rejects.toMatchObject({
      problem: { kind: 'rateLimited', seconds: 40 },
    })
  })
})

type Call = Parameters<typeof accountRequest>[0]

function api(outcome: AuthOutcome<unknown>) {
  const calls: Call[] = []
  const request = async (call: Call) => {
    calls.push(call)
    return outcome
  }
  return { request: request as typeof accountRequest, calls }
}

const written = { kind: 'done', data: apiComment(5, { isApproved: false }) } as const
const reply = { kind: 'add', postId: 7, parentId: 4, content: 'Συμφωνώ.' } as const

describe('writeComment', () => {
  it('sends a new comment in a valid body, and returns the API’s comment', async () => {
    const { request, calls } = api(written)
    const outcome = await writeComment(request, reply)
    expect(calls).toMatchObject([{ method: 'POST', path: '/api/blog/comments' }])
    expect(commentCreation.parse(calls[0]?.body)).toEqual({
      post: 7,
      parent: 4,
      translations: { el: { content: 'Συμφωνώ.' } },
    })
    expect(outcome).toMatchObject({ kind: 'done', data: { commentId: 5, isApproved: false } })
  })

  it('sends the new text of an existing comment', async () => {
    const { request, calls } = api(written)
    await writeComment(request, { kind: 'edit', commentId: 5, content: 'Αλλιώς.' })
    expect(calls).toMatchObject([{ method: 'PUT', path: '/api/blog/comments/5' }])
    expect(commentChange.parse(calls[0]?.body).translations.el.content).toBe('Αλλιώς.')
  })

  it('returns why it was not saved', async () => {
    const { request } = api({ kind: 'unreachable' })
    expect(await writeComment(request, reply)).toEqual({ kind: 'unreachable' })
  })

  it('does not resend a comment that the API has already stored', async () => {
    const { request, calls } = api(written)
    const earlier = {
      commentId: 3,
      parentId: 4,
      author: '',
      text: 'Συμφωνώ.',
      writtenAt: '',
      likesCount: 0,
    }
    const outcome = await writeComment(request, reply, async () => earlier)
    expect(outcome).toEqual({ kind: 'done', data: earlier })
    expect(calls).toEqual([])
  })
})

describe('readMemberComments', () => {
  it('reads the comments of one member on one lesson', async () => {
    const { request, calls } = api({ kind: 'done', data: apiPage([apiComment(5)]) })
    const own = await readMemberComments(request, { postId: 7, owner: 9 })
    expect(calls[0]).toMatchObject({ path: '/api/blog/comments', query: { post: 7, user: 9 } })
    expect(own.map(({ commentId }) => commentId)).toEqual([5])
  })

  it('throws the problem', async () => {
    const { request } = api({ kind: 'unreachable' })
    await expect(readMemberComments(request, { postId: 7, owner: 9 })).rejects.toMatchObject({
      problem: { kind: 'unreachable' },
    })
  })
})
