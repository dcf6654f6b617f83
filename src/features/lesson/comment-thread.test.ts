import { type CommentBranch, sizeOf, threadOf } from './comment-thread'
import { someComment } from './components/some-comment'

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

  it('leaves a reply out whose comment is not there', () => {
    expect(outline(threadOf([someComment(2, { parentId: 1 })]))).toEqual([])
  })

  it('says where the API counts more than is shown', () => {
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
