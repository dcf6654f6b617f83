import { act, renderHook } from '@testing-library/react'
import { shownComments, type TopLevelPage } from './comment-thread'
import { readTopLevel } from './comments-api'
import { someComment } from './testing/some-comment'
import { useFreshComments } from './use-comments'

jest.mock('./comments-api')
const read = jest.mocked(readTopLevel)

const page = (commentId: number, nextPage: number | null): TopLevelPage => ({
  comments: [someComment(commentId)],
  nextPage,
})

/** Comments 1 and 2 of the build; the test answers each page. */
function renderComments() {
  const built = [someComment(1), someComment(2)]
  const pages: number[] = []
  const answers: ((page: TopLevelPage) => void)[] = []
  read.mockImplementation((_, params) => {
    pages.push(params.page)
    return new Promise((resolve) => answers.push(resolve))
  })
  const { result, unmount } = renderHook(() => useFreshComments(7, built))
  return {
    pages,
    unmount,
    load: () => act(() => result.current.load()),
    addReplies: (parentId: number, replyId: number) =>
      act(() => result.current.addReplies(parentId, [someComment(replyId, { parentId })])),
    answer: (answer: TopLevelPage) => act(async () => answers.at(-1)?.(answer)),
    ids: () => shownComments(result.current.known).map(({ commentId }) => commentId),
    status: () => result.current.status,
  }
}

describe('useFreshComments', () => {
  it('reads page after page and then no further', async () => {
    const { answer, ids, load, pages, status } = renderComments()
    load()
    await answer(page(11, 2))
    expect(ids()).toEqual([11, 1, 2])
    load()
    await answer(page(12, null))
    expect(ids()).toEqual([11, 12])
    load()
    expect(status()).toBe('current')
    expect(pages).toEqual([1, 2])
  })

  it('lists a comment once that moved to the next page', async () => {
    const { answer, ids, load } = renderComments()
    await answer(page(5, 2))
    load()
    await answer(page(5, null))
    expect(ids()).toEqual([5])
  })

  it('stores replies at any time', async () => {
    const { addReplies, answer, ids } = renderComments()
    addReplies(3, 8)
    await answer(page(3, null))
    expect(ids()).toEqual([3, 8])
  })

  it('cancels the request of a page that is left', () => {
    const { unmount } = renderComments()
    unmount()
    expect(read.mock.lastCall?.[1].signal.aborted).toBe(true)
  })
})
