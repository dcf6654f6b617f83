import { act, renderHook } from '@testing-library/react'
import { shownComments, type TopLevelPage } from './comment-thread'
import { readTopLevel } from './comments-api'
import { someComment } from './testing/some-comment'
import { useCommentMemory, useFreshComments } from './use-comments'

jest.mock('./comments-api')
const read = jest.mocked(readTopLevel)

const page = (commentId: number, nextPage: number | null): TopLevelPage => ({
  comments: [someComment(commentId)],
  nextPage,
})

/** Comments 1 and 2 of the build; the test answers each page. */
function renderComments(gone: readonly number[] = []) {
  const built = [someComment(1), someComment(2)]
  const pages: number[] = []
  const answers: ((page: TopLevelPage) => void)[] = []
  read.mockImplementation((_, params) => {
    pages.push(params.page)
    return new Promise((resolve) => answers.push(resolve))
  })
  const { result, unmount } = renderHook(() => {
    const fresh = useFreshComments(7, built)
    useCommentMemory(7, fresh.known, gone)
    return fresh
  })
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

beforeEach(() => history.replaceState(null, ''))

const removed = [11]

/** Opens another history entry, as a link does. */
const openEntry = (key: string) => history.replaceState({ key }, '')

describe('comments after a step back or forward (R131)', () => {
  async function readTwoPages(key: string, gone?: readonly number[]) {
    openEntry(key)
    const lesson = renderComments(gone)
    await lesson.answer(page(11, 2))
    lesson.load()
    await lesson.answer(page(12, 3))
    lesson.unmount()
  }

  it('have the pages that were read, and go on from there', async () => {
    await readTwoPages('a')
    const { ids, pages, status, load } = renderComments()
    expect(ids()).toEqual([11, 12, 1, 2])
    expect([status(), pages]).toEqual(['current', []])
    load()
    expect(pages).toEqual([3])
  })

  it('are read again by a link', async () => {
    await readTwoPages('b')
    openEntry('c')
    expect(renderComments().ids()).toEqual([1, 2])
  })

  it('have none that the member has deleted', async () => {
    await readTwoPages('d', removed)
    expect(renderComments().ids()).toEqual([12, 1, 2])
  })
})

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
