import { someComment } from './components/some-comment'
import { builtComments, shownComments } from './fresh-comments'

const ids = (known: Parameters<typeof shownComments>[0]) =>
  shownComments(known).map(({ commentId }) => commentId)

describe('shownComments', () => {
  const built = [
    someComment(1),
    someComment(2, { parentId: 1 }),
    someComment(3, { parentId: 2 }),
    someComment(4),
  ]
  const known = builtComments(built)

  it('shows what the build knew until the API has answered', () => {
    expect(ids(known).sort()).toEqual([1, 2, 3, 4])
  })

  it('adds what is new and drops what is gone once all pages are known', () => {
    const freshTop = [someComment(9), someComment(1)]
    expect(ids({ ...known, freshTop, nextPage: null })).toEqual([9, 1, 2, 3])
  })

  it('keeps what a later page may still name', () => {
    expect(ids({ ...known, freshTop: [someComment(1)], nextPage: 2 })).toEqual([1, 4, 2, 3])
  })

  it('takes the fresh words of a comment', () => {
    const freshTop = [someComment(1, { likesCount: 7 })]
    expect(shownComments({ ...known, freshTop, nextPage: null })[0]?.likesCount).toBe(7)
  })

  it('replaces the replies of one comment and keeps what is known below them', () => {
    const freshReplies = { 1: [someComment(5, { parentId: 1 }), someComment(2, { parentId: 1 })] }
    const freshTop = [someComment(1)]
    expect(ids({ ...known, freshTop, freshReplies, nextPage: null })).toEqual([1, 5, 2, 3])
  })
})
