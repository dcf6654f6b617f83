import { commentChange, commentCreation } from '../../../contract/blog/comment-write'
import { apiComment, apiCommentPage } from '../../../tests/support/api-comment'
import type { AuthOutcome } from '../../session/auth-outcome'
import type { ownRequest } from '../../session/own-request'
import { readOwnComments, writeComment } from './write-comment'

type Call = Parameters<typeof ownRequest>[0]

function api(outcome: AuthOutcome<unknown>) {
  const calls: Call[] = []
  const ask = async (call: Call) => {
    calls.push(call)
    return outcome
  }
  return { ask: ask as typeof ownRequest, calls }
}

const written = { kind: 'done', data: apiComment(5, { isApproved: false }) } as const
const reply = { kind: 'add', postId: 7, parentId: 4, content: 'Συμφωνώ.' } as const

describe('writeComment', () => {
  it('sends a new one in a body that the gateway takes, and keeps what the API made of it', async () => {
    const { ask, calls } = api(written)
    const outcome = await writeComment(ask, reply)
    expect(calls).toMatchObject([{ method: 'POST', path: '/api/blog/comments' }])
    expect(commentCreation.parse(calls[0]?.body)).toEqual({
      post: 7,
      parent: 4,
      translations: { el: { content: 'Συμφωνώ.' } },
    })
    expect(outcome).toMatchObject({ kind: 'done', data: { commentId: 5, isApproved: false } })
  })

  it('sends the other words of one that is there', async () => {
    const { ask, calls } = api(written)
    await writeComment(ask, { kind: 'rewrite', commentId: 5, content: 'Αλλιώς.' })
    expect(calls).toMatchObject([{ method: 'PUT', path: '/api/blog/comments/5' }])
    expect(commentChange.parse(calls[0]?.body).translations.el.content).toBe('Αλλιώς.')
  })

  it('hands on why it was not written', async () => {
    const { ask } = api({ kind: 'unreachable' })
    expect(await writeComment(ask, reply)).toEqual({ kind: 'unreachable' })
  })

  it('sends nothing twice that an earlier try has brought there', async () => {
    const { ask, calls } = api(written)
    const earlier = {
      commentId: 3,
      parentId: 4,
      author: '',
      text: 'Συμφωνώ.',
      writtenAt: '',
      likesCount: 0,
    }
    const outcome = await writeComment(ask, reply, async () => earlier)
    expect(outcome).toEqual({ kind: 'done', data: earlier })
    expect(calls).toEqual([])
  })
})

describe('readOwnComments', () => {
  it('asks for those of one person under one lesson', async () => {
    const { ask, calls } = api({ kind: 'done', data: apiCommentPage([apiComment(5)]) })
    const own = await readOwnComments(ask, { postId: 7, owner: 9 })
    expect(calls[0]).toMatchObject({ path: '/api/blog/comments', query: { post: 7, user: 9 } })
    expect(own.map(({ commentId }) => commentId)).toEqual([5])
  })

  it('says why there are none', async () => {
    const { ask } = api({ kind: 'unreachable' })
    await expect(readOwnComments(ask, { postId: 7, owner: 9 })).rejects.toMatchObject({
      outcome: { kind: 'unreachable' },
    })
  })
})
