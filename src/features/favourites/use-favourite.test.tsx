import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { member } from '#components/account/testing/render-account-page'
import { type FakeAnswer, fakeUpstream, holdRequests } from '#components/testing/fake-upstream'
import { seenToasts } from '#components/testing/seen-toasts'
import { openedPages } from '#lib/navigation/testing/opened-pages'
import { publishSession, unknownSession } from '#session/session'
import { annasAccount } from '#session/testing/annas-account'
import type { FavouriteKind } from './favourites-service'
import { useFavourite } from './use-favourite'

const opened = openedPages()
const shown = seenToasts()
const guest = { ...unknownSession, status: 'guest' } as const

beforeEach(() => publishSession(unknownSession))
// What is still to be read belongs to this test.
afterEach(() => new Promise((resolve) => setTimeout(resolve, 100)))

interface ToggleProps {
  id: number
  kind?: FavouriteKind
}

function Toggle({ id, kind = 'posts' }: ToggleProps) {
  const { isFavourite, countDelta, toggle } = useFavourite(kind, id)
  const state = isFavourite ? 'on' : 'off'
  return (
    <button
      type='button'
      onClick={toggle}
    >{`${id} ${isFavourite === undefined ? 'unknown' : state} ${countDelta}`}</button>
  )
}

const shownTexts = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
/** TanStack Query tells its observers in a task of their own. */
const told = () => new Promise((resolve) => setTimeout(resolve))
const press = (id: number) =>
  act(async () => {
    fireEvent.click(screen.getByText(new RegExp(`^${id} `)))
    await told()
  })
const become = (session: Parameters<typeof publishSession>[0]) =>
  act(async () => {
    publishSession(session)
    await told()
  })

const read = 'POST /api/blog/posts/liked-posts'
const write = (id: number) => `POST /api/blog/posts/${id}/update-likes`

/** An API with these liked lessons; a write whose answer is given here is not made. */
function api(likes: number[], answers: Record<string, FakeAnswer> = {}) {
  const stored = new Set(likes)
  const writes = [1, 2, 3].map((id) => [
    write(id),
    () => {
      if (write(id) in answers) return answers[write(id)] ?? null
      if (!stored.delete(id)) stored.add(id)
      return [200, {}] as FakeAnswer
    },
  ])
  const asked: number[][] = []
  const list = (body: unknown) => {
    const { postIds } = body as { postIds: number[] }
    asked.push(postIds)
    return answers[read] ?? [200, postIds.filter((id) => stored.has(id))]
  }
  return { ...fakeUpstream({ ...Object.fromEntries(writes), [read]: list }), asked, stored }
}

/** Two buttons of a member whose states have been read. */
async function renderRead(likes: number[], answers: Record<string, FakeAnswer> = {}) {
  const upstream = api(likes, answers)
  const view = render([<Toggle key='1' id={1} />, <Toggle key='2' id={2} />])
  await become(member)
  await waitFor(() => expect(upstream.asked).toEqual([[1, 2]]))
  const deltas = [1, 2].map((id) => `${id} ${likes.includes(id) ? 'on' : 'off'} 0`)
  await waitFor(() => expect(shownTexts()).toEqual(deltas))
  return { ...upstream, ...view }
}

it.each([
  ['products', 'Για τα αγαπημένα χρειάζεται σύνδεση'],
  ['posts', 'Για το «Μου αρέσει» χρειάζεται σύνδεση'],
  ['comments', 'Για το «Μου αρέσει» χρειάζεται σύνδεση'],
] as const)(
  'offers a guest who toggles one of %s to sign in, and keeps the page (R274)',
  async (kind, title) => {
    const { calls } = fakeUpstream({})
    window.history.replaceState(null, '', '/products/9/kartes?x=1')
    render(<Toggle kind={kind} id={9} />)
    await become(guest)
    await press(9)
    expect([opened, calls, shownTexts()]).toEqual([[], [], ['9 off 0']])
    expect(shown).toEqual([
      expect.objectContaining({ id: 'favourite-sign-in', tone: 'info', title }),
    ])
    expect(shown[0]?.action?.label).toBe('Σύνδεση')
    // Back to the page of the toggle, also from another page.
    window.history.replaceState(null, '', '/contact')
    shown[0]?.action?.onPress()
    expect(opened).toEqual([['/account/login?next=/products/9/kartes', {}]])
  },
)

it('sets once what a guest chose before signing in (R274)', async () => {
  const { stored, calls } = api([])
  const first = render(<Toggle id={3} />)
  await become(guest)
  await press(3)
  shown[0]?.action?.onPress()
  await become(member)
  await screen.findByText('3 on 1')
  await waitFor(() => expect(stored).toEqual(new Set([3])))
  first.unmount()
  render(<Toggle id={3} />)
  await act(() => new Promise((resolve) => setTimeout(resolve, 120)))
  expect(calls.filter((call) => call === write(3))).toHaveLength(1)
})

describe('a toggle before the session is known', () => {
  it('is shown, and sent once it is', async () => {
    const { stored } = api([])
    render(<Toggle id={1} />)
    await press(1)
    expect(shownTexts()).toEqual(['1 on 1'])
    await become(member)
    await waitFor(() => expect(stored).toEqual(new Set([1])))
  })

  it('offers a guest to sign in, and shows nothing any more', async () => {
    const { calls } = api([])
    render(<Toggle id={1} />)
    await press(1)
    await become(guest)
    expect(shown).toMatchObject([{ id: 'favourite-sign-in' }])
    expect([calls, shownTexts()]).toEqual([[], ['1 off 0']])
  })

  it('fails where the session cannot be read, as does one after it', async () => {
    const { calls } = api([])
    render(<Toggle id={1} />)
    await press(1)
    await become({ ...unknownSession, status: 'unavailable' })
    await waitFor(() => expect(shown).toHaveLength(1))
    await press(1)
    await waitFor(() => expect(shown).toHaveLength(2))
    expect(shown[1]).toMatchObject({ tone: 'error', id: 'favourite-posts-1' })
    expect([calls, shownTexts()]).toEqual([[], ['1 off 0']])
  })
})

describe('the states of a page', () => {
  it('are read in one request, and only for a member (R168)', async () => {
    const { asked, calls } = api([2])
    render([1, 2, 3].map((id) => <Toggle key={id} id={id} />))
    render(<Toggle id={2} />)
    await become(guest)
    expect(calls).toEqual([])
    await become(member)
    await waitFor(() => expect(shownTexts()).toEqual(['1 off 0', '2 on 0', '3 off 0', '2 on 0']))
    expect(asked).toEqual([[1, 2, 3]])
  })

  it('are forgotten when the member changes (R168)', async () => {
    const { asked } = await renderRead([1, 2])
    await become(guest)
    expect(shownTexts()).toEqual(['1 off 0', '2 off 0'])
    await become({ ...member, user: { ...annasAccount, id: 10 } })
    await waitFor(() => expect(asked).toHaveLength(2))
  })

  it('are not those of a change that was answered after signing out', async () => {
    await renderRead([])
    const held = holdRequests()
    await press(1)
    await (await held.requested(1)).answer([200, []])
    const late = await held.requested(2)
    await become(guest)
    await late.answer([200, {}])
    await become(member)
    expect(shownTexts()).toEqual(['1 off 0', '2 off 0'])
  })

  it('are read again for what is still there when the member returns', async () => {
    const { asked, rerender, stored } = await renderRead([1])
    rerender([<Toggle key='1' id={1} />])
    stored.clear()
    await act(async () => dispatchEvent(new Event('focus')))
    await waitFor(() => expect(shownTexts()).toEqual(['1 off -1']))
    expect(asked).toEqual([[1, 2], [1]])
  })

  it('stay as they were where they cannot be read again', async () => {
    const answers: Record<string, FakeAnswer> = {}
    const { asked } = await renderRead([1], answers)
    answers[read] = [503, null, { 'retry-after': '60' }]
    await act(async () => dispatchEvent(new Event('focus')))
    await waitFor(() => expect(asked).toHaveLength(2))
    for (const type of ['focus', 'online']) await act(async () => dispatchEvent(new Event(type)))
    await act(() => new Promise((resolve) => setTimeout(resolve, 120)))
    expect([asked.length, shownTexts()]).toEqual([2, ['1 on 0', '2 off 0']])
  })
})

describe('a state that cannot be read', () => {
  /** Two buttons of a member whose states could not be read. */
  async function renderUnread(likes: number[]) {
    const answers: Record<string, FakeAnswer> = { [read]: [404, null] }
    const upstream = api(likes, answers)
    render([<Toggle key='1' id={1} />, <Toggle key='2' id={2} />])
    await become(member)
    await waitFor(() => expect(shownTexts()).toEqual(['1 unknown 0', '2 unknown 0']))
    return { ...upstream, answers }
  }

  it.each<[number[], number]>([
    [[], 1],
    [[1], 0],
  ])('is neither, and a press sets it, whatever it was: %j (R511)', async (likes, delta) => {
    const { answers, stored, calls } = await renderUnread(likes)
    delete answers[read]
    await press(1)
    await waitFor(() => expect(shownTexts()).toEqual([`1 on ${delta}`, '2 unknown 0']))
    expect([...stored]).toEqual([1])
    expect(calls.filter((call) => call === write(1))).toHaveLength(delta)
    await press(1)
    await waitFor(() => expect([shownTexts()[0], stored.size]).toEqual([`1 off ${delta - 1}`, 0]))
  })

  it('stays neither where a press fails, which says why (R511)', async () => {
    const { stored, calls } = await renderUnread([1])
    await press(1)
    await waitFor(() => expect(shown).toHaveLength(1))
    expect(shown[0]).toMatchObject({ tone: 'error', description: expect.stringMatching(/./) })
    await waitFor(() => expect(shownTexts()[0]).toBe('1 unknown 0'))
    expect([[...stored], calls.filter((call) => call === write(1))]).toEqual([[1], []])
  })
})

describe('a toggle of a member', () => {
  it('is shown and counted before the API has answered, and stays', async () => {
    const { stored } = await renderRead([2])
    const held = holdRequests()
    await press(1)
    await press(2)
    expect(shownTexts()).toEqual(['1 on 1', '2 off -1'])
    // One at a time: the second waits for the first.
    expect(held.requests).toHaveLength(1)
    await held.requests[0]?.answer([200, []])
    await (await held.requested(2)).answer([200, {}])
    await (await held.requested(3)).answer([200, [2]])
    expect((await held.requested(4)).address).toContain('/posts/2/update-likes')
    await held.requests[3]?.answer([200, {}])
    expect([shownTexts(), stored]).toEqual([['1 on 1', '2 off -1'], new Set([2])])
  })

  it('is rolled back and reported where it fails', async () => {
    await renderRead([], { [write(1)]: [500, null] })
    await press(1)
    await waitFor(() => expect(shownTexts()).toEqual(['1 off 0', '2 off 0']))
    await waitFor(() => expect(shown).toHaveLength(1))
    expect(shown[0]).toMatchObject({ title: 'Το «Μου αρέσει» δεν καταχωρίστηκε', tone: 'error' })
  })

  it('is not sent where a later one of the same item waits', async () => {
    await renderRead([])
    const held = holdRequests()
    for (const id of [1, 2, 1, 1, 1]) await press(id)
    expect(shownTexts()).toEqual(['1 off 0', '2 on 1'])
    const answers: FakeAnswer[] = [
      [200, []],
      [200, {}],
      [200, []],
      [200, {}],
      [200, [1]],
      [200, {}],
    ]
    for (const [at, answer] of answers.entries())
      await (await held.requested(at + 1)).answer(answer)
    const written = held.requests.filter(({ address }) => address.includes('update-likes'))
    expect(written.map(({ address }) => address.replace(/\D/g, ''))).toEqual(['1', '2', '1'])
    await waitFor(() => expect(shownTexts()).toEqual(['1 off 0', '2 on 1']))
    expect([held.requests.length, shown]).toEqual([6, []])
  })

  it('is not undone by an answer that is older', async () => {
    await renderRead([])
    const held = holdRequests()
    await act(async () => dispatchEvent(new Event('focus')))
    const older = await held.requested(1)
    await press(1)
    await (await held.requested(2)).answer([200, []])
    await (await held.requested(3)).answer([200, {}])
    await older.answer([200, []])
    expect(shownTexts()).toEqual(['1 on 1', '2 off 0'])
  })
})
