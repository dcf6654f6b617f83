import { commentChange, commentCreation } from '#contract/blog/comment-write'
import { createCall } from '#lib/http/call'
import type { ApiRequest } from '#lib/http/request'
import { endWith, type Outcome, outcomeOf } from '#lib/http/testing/settled'
import { apiComment } from '#tests/support/api-comment'
import { apiPage } from '#tests/support/api-page'
import { addComment, editComment, lookForRemoval, readMemberComments } from './comments-api'

type Call = Parameters<ApiRequest>[0]

function api(outcome: Outcome) {
  const calls: Call[] = []
  const request = async (call: Call) => {
    calls.push(call)
    return endWith(outcome)
  }
  return { call: createCall(request as ApiRequest), calls }
}

const written = { kind: 'done', data: apiComment(5, { isApproved: false }) } as const
const reply = { kind: 'add', postId: 7, parentId: 4, content: 'Συμφωνώ.' } as const

const first = { owner: 9, before: [1], isRepeated: false }
const lost = { kind: 'unreachable' } as const
const commentOf = (id: number, content: string, parent: number | null = 4) =>
  apiComment(id, { parent, translations: { el: { content } } })
const list = (...comments: ReturnType<typeof apiComment>[]) =>
  ({ kind: 'done', data: { ...apiPage(comments), leftOut: 0 } }) as const

/** Requests with these outcomes, in their order. */
function inTurn(...outcomes: Outcome[]) {
  const methods: string[] = []
  const request = async ({ method = 'GET' }: Call) => {
    methods.push(method)
    return endWith(outcomes[methods.length - 1] as Outcome)
  }
  return { call: createCall(request as ApiRequest), methods }
}

it('sends a new comment in a valid body, and returns the API’s comment', async () => {
  const { call, calls } = api(written)
  const outcome = await outcomeOf(addComment(call, reply, first))
  expect(calls).toMatchObject([{ method: 'POST', path: '/api/blog/comments' }])
  expect(commentCreation.parse(calls[0]?.body)).toEqual({
    post: 7,
    parent: 4,
    translations: { el: { content: 'Συμφωνώ.' } },
  })
  expect(outcome).toMatchObject({ kind: 'done', data: { commentId: 5, isApproved: false } })
})

it('sends the new text of an existing comment', async () => {
  const { call, calls } = api(written)
  await editComment(call, { kind: 'edit', commentId: 5, content: 'Αλλιώς.', before: 'Πριν.' })
  expect(calls).toMatchObject([{ method: 'PUT', path: '/api/blog/comments/5' }])
  expect(commentChange.parse(calls[0]?.body).translations.el.content).toBe('Αλλιώς.')
})

it('returns why a comment was not saved', async () => {
  const refused = { kind: 'refused', errors: [] } as const
  const { call, methods } = inTurn(refused)
  expect(await outcomeOf(addComment(call, reply, first))).toBe(refused)
  expect(methods).toEqual(['POST'])
})

const unread = { kind: 'done', data: { ...apiPage([]), leftOut: 1 } } as const

describe('a new comment whose answer is lost', () => {
  const others = [commentOf(1, 'Συμφωνώ.'), commentOf(8, 'Συμφωνώ.', null)]
  it.each<[string, Outcome, object]>([
    ['is found', list(commentOf(5, 'Συμφωνώ.'), ...others), { data: { commentId: 5 } }],
    ['was not stored', list(...others), lost],
    ['may be one with another text', list(commentOf(5, 'Συμφωνώ'), ...others), { kind: 'unclear' }],
    ['cannot be looked up', lost, { kind: 'unclear' }],
    ['may be one that could not be read (R553)', unread, { kind: 'unclear' }],
  ])('%s', async (_, seen, outcome) => {
    const { call, methods } = inTurn(lost, seen)
    expect(await outcomeOf(addComment(call, reply, first))).toMatchObject(outcome)
    expect(methods).toEqual(['POST', 'GET'])
  })

  it.each<[string, Outcome, object, string[]]>([
    ['arrived after all', list(commentOf(5, 'Συμφωνώ.')), { data: { commentId: 5 } }, ['GET']],
    ['did not arrive', list(...others), { data: { commentId: 5 } }, ['GET', 'POST']],
    ['cannot be looked up', lost, { kind: 'unclear' }, ['GET']],
    ['may be one that could not be read (R553)', unread, { kind: 'unclear' }, ['GET']],
  ])('is sent again only if it is known that it did not arrive: it %s', async (...row) => {
    const [, seen, outcome, sent] = row
    const { call, methods } = inTurn(seen, written)
    const again = { ...first, isRepeated: true }
    expect(await outcomeOf(addComment(call, reply, again))).toMatchObject(outcome)
    expect(methods).toEqual(sent)
  })
})

it.each<[string, Outcome, object]>([
  ['was saved', { kind: 'done', data: commentOf(5, 'Αλλιώς.') }, { data: { text: 'Αλλιώς.' } }],
  ['was not saved', { kind: 'done', data: commentOf(5, 'Πριν.') }, lost],
  ['has a third text', { kind: 'done', data: commentOf(5, 'ΑΛΛΙΩΣ.') }, { kind: 'unclear' }],
  ['cannot be looked up', lost, { kind: 'unclear' }],
])('tells of an edit whose answer is lost that it %s', async (_, seen, outcome) => {
  const { call } = inTurn(lost, seen)
  const edit = { kind: 'edit', commentId: 5, content: 'Αλλιώς.', before: 'Πριν.' } as const
  expect(await outcomeOf(editComment(call, edit))).toMatchObject(outcome)
})

it.each([
  ['it is still there', {}, { kind: 'done', data: null }, 5],
  ['it is gone', {}, { kind: 'done', data: undefined }],
  ['one could not be read', { leftOut: 1 }, { kind: 'unclear' }],
  ['the list goes on', { links: { next: '?page=2', previous: null } }, { kind: 'unclear' }],
])('tells of a removal whose answer is lost where %s (R553)', async (_, said, outcome, id = 4) => {
  const { data } = list(apiComment(id))
  const { call } = api({ kind: 'done', data: { ...data, ...said } })
  const on = { postId: 7, owner: 9 }
  expect(await outcomeOf(lookForRemoval(call, on, 5))).toEqual(outcome)
})

describe('readMemberComments', () => {
  it('reads the comments of one member on one lesson', async () => {
    const { call, calls } = api({ kind: 'done', data: apiPage([apiComment(5)]) })
    const own = await readMemberComments(call, { postId: 7, owner: 9 })
    expect(calls[0]).toMatchObject({ path: '/api/blog/comments', query: { post: 7, user: 9 } })
    expect(own.map(({ commentId }) => commentId)).toEqual([5])
  })
})
