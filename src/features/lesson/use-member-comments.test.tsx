import { act, renderHook, waitFor } from '@testing-library/react'
import { guest, member } from '#components/account/testing/render-account-page'
import { type FakeAnswers, fakeUpstream, holdRequests } from '#components/testing/fake-upstream'
import { seenToasts } from '#components/testing/seen-toasts'
import { publishSession } from '#session/session'
import { apiComment } from '#tests/support/api-comment'
import { apiPage } from '#tests/support/api-page'
import { useMemberComments } from './use-member-comments'

const toasts = seenToasts()

const reading = 'GET /api/blog/comments'
const writing = 'POST /api/blog/comments'
const deletion = 'DELETE /api/blog/comments/1'
const lost = new TypeError('Failed to fetch')
const reply = { kind: 'add', postId: 7, parentId: 4, content: 'Συμφωνώ.' } as const
const stored = apiComment(5, { parent: 4, translations: { el: { content: 'Συμφωνώ.' } } })

beforeEach(() => publishSession(member))

/** The comments of a member; comment 1 unless the test says otherwise. */
function show(answers: FakeAnswers = {}) {
  const { calls } = fakeUpstream({ [reading]: apiPage([apiComment(1)]), ...answers })
  const { result } = renderHook(() => useMemberComments(7))
  return {
    mine: () => result.current,
    calls,
    count: (call: string) => calls.filter((known) => known.startsWith(call)).length,
    act: (change: (mine: typeof result.current) => unknown) =>
      act(async () => void change(result.current)),
    comeBack: () => act(async () => void dispatchEvent(new Event('focus'))),
    reconnect: () => act(async () => void dispatchEvent(new Event('online'))),
    shows: (...ids: number[]) =>
      waitFor(() => expect(result.current.own.map(({ commentId }) => commentId)).toEqual(ids)),
  }
}

describe('the comments of a member', () => {
  it('are read, and forgotten on sign-out (R203)', async () => {
    const { mine, calls, shows } = show()
    await shows(1)
    expect(calls[0]).toContain('post=7&user=7')
    act(() => publishSession(guest))
    expect(mine()).toMatchObject({ owner: null, own: [] })
  })

  it('are not read for guests', () => {
    publishSession(guest)
    expect(show().calls).toEqual([])
  })

  it('are read again when the member returns, and stay if that fails', async () => {
    const answers: object[] = [apiPage([apiComment(1)]), lost, lost, apiPage([])]
    const { comeBack, reconnect, count, shows } = show({
      [reading]: () => answers.shift() ?? apiPage([]),
    })
    await shows(1)
    await comeBack()
    await waitFor(() => expect(count(reading)).toBe(3))
    await shows(1)
    await reconnect()
    await shows()
  })
})

describe('a written comment', () => {
  it('is shown while it is sent, and then as the API stored it', async () => {
    const { mine, act: change, count, shows } = show()
    await shows(1)
    const { requested } = holdRequests((method) => method === 'POST')
    await change(({ write }) => write(reply))
    const { answer } = await requested(1)
    expect(mine().sending).toMatchObject({ commentId: 0, parentId: 4, isSending: true })
    await answer(stored)
    await shows(5, 1)
    expect([mine().sending, count(reading)]).toEqual([null, 1])
  })

  it('is kept during a read, whose answer may be older', async () => {
    const { act: change, shows } = show({ [writing]: [201, stored] })
    await shows(1)
    const { requested } = holdRequests((method) => method === 'GET')
    await change(() => dispatchEvent(new Event('focus')))
    await change(({ write }) => write(reply))
    await shows(5, 1)
    const { answer } = await requested(2)
    await answer(apiPage([stored, apiComment(1)]))
    await shows(5, 1)
  })

  it('is not sent again if it arrives after all, later than it was looked for', async () => {
    const answers: object[] = [apiPage([apiComment(1)]), apiPage([apiComment(1)])]
    const {
      act: change,
      count,
      shows,
    } = show({
      [reading]: () => answers.shift() ?? apiPage([stored, apiComment(1)]),
      [writing]: lost,
    })
    await shows(1)
    await change((mine) => mine.write(reply).catch(() => {}))
    await waitFor(() => expect([count(writing), count(reading)]).toEqual([1, 2]))
    // What is read meanwhile must not pass for what was there before.
    await change(() => dispatchEvent(new Event('focus')))
    await shows(5, 1)
    await change((mine) => mine.write(reply))
    await waitFor(() => expect(count(reading)).toBe(4))
    expect(count(writing)).toBe(1)
  })
})

describe('the deletion of a comment', () => {
  it.each([204, 404])(
    'hides it as soon as it is confirmed, and says so after %i',
    async (status) => {
      const { mine, act: change, count, shows } = show({ [deletion]: [status, null] })
      await shows(1)
      await change(({ removal }) => removal.consider(1))
      expect(mine()).toMatchObject({ gone: [], removal: { isConfirming: true } })
      await change(({ removal }) => removal.confirm())
      expect(mine()).toMatchObject({ gone: [1], removal: { isConfirming: false } })
      await waitFor(() => expect(toasts).toMatchObject([{ tone: 'success' }]))
      expect([mine().gone, count(deletion)]).toEqual([[1], 1])
    },
  )

  it.each([
    ['told as done', apiPage([]), { tone: 'success' }, [1]],
    ['undone, with the reason', apiPage([apiComment(1)]), { tone: 'error' }, []],
    [
      'undone, and told as unclear',
      lost,
      { tone: 'warning', title: 'Δεν ξέρουμε αν διαγράφηκε το σχόλιο' },
      [],
    ],
  ])('whose answer is lost is %s, by what is read', async (_, seen, toast, gone) => {
    const answers: object[] = [apiPage([apiComment(1)])]
    const {
      mine,
      act: change,
      shows,
    } = show({ [deletion]: lost, [reading]: () => answers.shift() ?? seen })
    await shows(1)
    await change(({ removal }) => removal.consider(1))
    await change(({ removal }) => removal.confirm())
    await waitFor(() => expect(toasts).toMatchObject([toast]))
    expect(mine().gone).toEqual(gone)
  })

  it('does not begin if it is cancelled', async () => {
    const { mine, act: change, count, shows } = show()
    await shows(1)
    await change(({ removal }) => removal.consider(1))
    await change(({ removal }) => removal.cancel())
    expect(mine().removal.isConfirming).toBe(false)
    expect(count('DELETE')).toBe(0)
  })
})
