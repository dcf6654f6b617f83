import { act, renderHook, waitFor } from '@testing-library/react'
import { type FakeAnswers, fakeUpstream, holdRequests } from '#components/testing/fake-upstream'
import { publicQueries } from '#lib/queries/public-queries'
import { apiComment } from '#tests/support/api-comment'
import { apiPage } from '#tests/support/api-page'
import { shownComments } from './comment-thread'
import { someComment } from './testing/some-comment'
import { useLessonComments } from './use-lesson-comments'

const reading = 'GET /api/blog/posts/7/comments'
const repliesOf11 = 'GET /api/blog/comments/11/replies'
const built = [someComment(1), someComment(2)]
const nothingGone: readonly number[] = []

beforeEach(() => history.replaceState(null, ''))
afterEach(() => publicQueries.clear())

/** Pages of one comment each, out of three; replies to comment 11. */
const pages = (...ids: number[]): FakeAnswers => {
  const left = [...ids]
  return {
    [reading]: () => apiPage([apiComment(left.shift() ?? 99)], 3),
    [repliesOf11]: () => apiPage([apiComment(20, { parent: 11 })]),
  }
}

/** Comments 1 and 2 of the build. */
function show(answers: FakeAnswers, gone = nothingGone) {
  const { calls } = fakeUpstream(answers)
  const { result, unmount } = renderHook(() => useLessonComments(7, built, gone))
  return {
    unmount,
    load: () => act(async () => result.current.load()),
    loadReplies: () => act(async () => result.current.loadReplies(11)),
    status: () => result.current.status,
    pages: () =>
      calls.map((call) => Number(new URL(call.slice(4), 'http://x').searchParams.get('page'))),
    ids: () => shownComments(result.current.known).map(({ commentId }) => commentId),
    shows: (...ids: number[]) =>
      waitFor(() => {
        expect(shownComments(result.current.known).map(({ commentId }) => commentId)).toEqual(ids)
        expect(result.current.status).toBe('current')
      }),
  }
}

/** Opens another history entry, as a link does. */
const openEntry = (key: string) => history.replaceState({ key }, '')

describe('comments after a step back or forward (R131)', () => {
  async function readTwoPages(key: string, gone?: readonly number[]) {
    openEntry(key)
    const lesson = show(pages(11, 12), gone)
    await lesson.shows(11, 1, 2)
    await lesson.loadReplies()
    await lesson.load()
    await lesson.shows(11, 12, 1, 2, 20)
    lesson.unmount()
    // The cache drops what no page uses.
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve))))
  }

  it('are as they were left, with replies, and go on from there', async () => {
    await readTwoPages('a')
    const { ids, pages: asked, status, load, shows } = show(pages(13))
    expect(ids()).toEqual([11, 12, 1, 2, 20])
    expect([status(), asked()]).toEqual(['current', []])
    await load()
    await shows(11, 12, 13, 20)
    expect(asked()).toEqual([3])
  })

  it('are read again by a link', async () => {
    await readTwoPages('b')
    openEntry('c')
    expect(show(pages()).ids()).toEqual([1, 2])
  })

  it('have none that the member has deleted', async () => {
    await readTwoPages('d', [11])
    expect(show(pages()).ids()).toEqual([12, 1, 2, 20])
  })
})

describe('useLessonComments', () => {
  it('reads page after page and then no further', async () => {
    const { load, pages: asked, shows } = show(pages(11, 12, 13))
    await load()
    await shows(11, 1, 2)
    await load()
    await shows(11, 12, 1, 2)
    await load()
    await shows(11, 12, 13)
    await load()
    expect(asked()).toEqual([1, 2, 3])
  })

  it('lists a comment once that moved to the next page', async () => {
    const { load, shows } = show(pages(11, 11))
    await shows(11, 1, 2)
    await load()
    await shows(11, 1, 2)
  })

  it('cancels the request of a page that is left', () => {
    const { requests } = holdRequests()
    const { unmount } = renderHook(() => useLessonComments(7, built, nothingGone))
    unmount()
    expect(requests).toMatchObject([{ signal: { aborted: true } }])
  })
})
