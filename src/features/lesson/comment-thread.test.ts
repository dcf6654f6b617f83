import {
  type CommentBranch,
  knownComments,
  shownComments,
  sizeOf,
  threadOf,
  visibleTo,
  withComment,
} from './comment-thread'
import { someComment } from './testing/some-comment'

const outline = (branches: readonly CommentBranch[]): unknown[] =>
  branches.map(({ comment, replies }) => [comment.commentId, ...outline(replies)])

describe('threadOf', () => {
  it('puts each reply below its comment and keeps the order of the list', () => {
    const comments = [
      someComment(3),
      someComment(1),
      someComment(5, { parentId: 4 }),
      someComment(4, { parentId: 1 }),
      someComment(2, { parentId: 1 }),
    ]
    const thread = threadOf(comments)
    expect(outline(thread)).toEqual([[3], [1, [4, [5]], [2]]])
    expect(sizeOf(thread)).toBe(5)
  })

  it('leaves out a reply without its parent', () => {
    expect(outline(threadOf([someComment(2, { parentId: 1 })]))).toEqual([])
  })

  it('reports that the API counts more than is shown', () => {
    const comments = [
      someComment(1, { repliesCount: 2 }),
      someComment(2, { parentId: 1, repliesCount: 1 }),
      someComment(3, { repliesCount: 1 }),
      someComment(4, { parentId: 3 }),
      someComment(5),
    ]
    const [first, second, third] = threadOf(comments)
    expect(first?.mayHaveMore).toBe(true)
    expect(first?.replies[0]?.mayHaveMore).toBe(true)
    expect(second?.mayHaveMore).toBe(false)
    expect(third?.mayHaveMore).toBe(false)
  })
})

const ids = (known: Parameters<typeof shownComments>[0]) =>
  shownComments(known).map(({ commentId }) => commentId)

describe('shownComments', () => {
  const built = [
    someComment(1),
    someComment(2, { parentId: 1 }),
    someComment(3, { parentId: 2 }),
    someComment(4),
  ]
  const known = knownComments(built, null, {})

  it('shows the built comments until the API has answered', () => {
    expect(ids(known).sort()).toEqual([1, 2, 3, 4])
  })

  it('adds new and drops deleted comments once all pages are read', () => {
    const freshTop = [someComment(9), someComment(1)]
    expect(ids({ ...known, freshTop, nextPage: null })).toEqual([9, 1, 2, 3])
  })

  it('keeps comments that a later page may contain', () => {
    expect(ids({ ...known, freshTop: [someComment(1)], nextPage: 2 })).toEqual([1, 4, 2, 3])
  })

  it('takes the current text of a comment', () => {
    const freshTop = [someComment(1, { likesCount: 7 })]
    expect(shownComments({ ...known, freshTop, nextPage: null })[0]?.likesCount).toBe(7)
  })

  it('replaces the replies of one comment and keeps those below them', () => {
    const freshReplies = { 1: [someComment(5, { parentId: 1 }), someComment(2, { parentId: 1 })] }
    const freshTop = [someComment(1)]
    expect(ids({ ...known, freshTop, freshReplies, nextPage: null })).toEqual([1, 5, 2, 3])
  })
})

const anna = 9
const mine = { userId: anna, isApproved: false }
const visibleIds = (...given: Parameters<typeof visibleTo>) =>
  visibleTo(...given).map(({ commentId }) => commentId)

const noMemberComments = { owner: null, own: [], sending: null, gone: [] }

describe('visibleTo', () => {
  it('marks the member’s comments, and none for guests', () => {
    const thread = [someComment(1, { userId: anna }), someComment(2, { userId: 8 })]
    const own = (owner: number | null) =>
      visibleTo(thread, { ...noMemberComments, owner }).map(({ isOwn }) => isOwn)
    expect(own(anna)).toEqual([true, undefined])
    expect(own(null)).toEqual([undefined, undefined])
  })

  const thread = [
    someComment(3, { userId: 4, isApproved: true }),
    someComment(2, { userId: 4, isApproved: false }),
    someComment(1, mine),
  ]

  it('shows unapproved comments to their author only', () => {
    expect(visibleIds(thread, noMemberComments)).toEqual([3])
    expect(visibleIds(thread, { ...noMemberComments, owner: anna })).toEqual([3, 1])
  })

  it('shows built comments, whose author is unknown', () => {
    expect(visibleIds([someComment(1)], noMemberComments)).toEqual([1])
  })

  it('uses the latest text of own comments, and adds new ones', () => {
    const own = [someComment(5, mine), someComment(1, { ...mine, text: 'Νέα λόγια' })]
    const seen = visibleTo(thread, { ...noMemberComments, owner: anna, own })
    expect(seen.map(({ commentId, text }) => [commentId, text])).toEqual([
      [5, 'Text 5'],
      [3, 'Text 3'],
      [1, 'Νέα λόγια'],
    ])
  })

  it('shows the comment being sent first, and hides deleted ones', () => {
    const sending = someComment(0, { isSending: true, isApproved: false })
    const own = [someComment(1, mine)]
    expect(visibleIds(thread, { owner: anna, own, sending, gone: [1] })).toEqual([0, 3])
  })
})

it('keeps a comment once, with its latest text', () => {
  const own = [someComment(2), someComment(1, { text: 'Παλιά' })]
  expect(withComment(own, someComment(1, { text: 'Νέα' })).map(({ text }) => text)).toEqual([
    'Νέα',
    'Text 2',
  ])
})
