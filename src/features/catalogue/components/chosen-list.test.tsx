import { act, render } from '@testing-library/react'
import { queryOfChoice, readChoice } from '../catalogue-choice'
import type { ListView } from '../list-view'
import { type ListParams, loadListPage } from '../load-list-page'
import ChosenList from './chosen-list'

jest.mock('../load-list-page')
const load = jest.mocked(loadListPage)
afterEach(() => {
  load.mockReset()
})

const chosen = (count: number): ListView => ({ kind: 'chosen', products: [], pageCount: 3, count })

/** A list whose pages the test loads. */
function renderList(query: string) {
  const requests: ListParams[] = []
  const answers: { resolve: (view: ListView) => void; reject: (error: Error) => void }[] = []
  load.mockImplementation((_, params) => {
    requests.push(params)
    return new Promise((resolve, reject) => answers.push({ resolve, reject }))
  })
  const onView = jest.fn()
  const list = (props: { query: string; retries: number }) => (
    <ChosenList
      {...props}
      page={2}
      categoryId={7}
      pageCount={4}
      newestAddedAt={null}
      onView={onView}
    />
  )
  const { rerender } = render(list({ query, retries: 0 }))
  return {
    requests,
    show: (next: string, retries = 0) => rerender(list({ query: next, retries })),
    answer: (view: ListView, at = answers.length - 1) =>
      act(async () => answers[at]?.resolve(view)),
    fail: () => act(async () => answers.at(-1)?.reject(new Error('defect'))),
    last: () => onView.mock.lastCall?.[0],
  }
}

it('shows the built page without a request', () => {
  const { requests, last } = renderList('')
  expect(last()).toEqual({ choice: readChoice(''), view: { kind: 'built' } })
  expect(requests).toEqual([])
})

it('requests the initial choice at once', async () => {
  const { requests, answer, last } = renderList('?sort=price-up')
  const choice = readChoice('?sort=price-up')
  expect(last()).toEqual({ choice, view: { kind: 'loading' } })
  expect(requests).toEqual([{ choice, page: 2, categoryId: 7 }])
  await answer(chosen(30))
  expect(last()).toEqual({ choice, view: chosen(30) })
})

it('goes back to the built page when the default is chosen again', async () => {
  const { requests, answer, last, show } = renderList('?sort=saving')
  await answer(chosen(30))
  show('')
  expect(last()).toEqual({ choice: readChoice(''), view: { kind: 'built' } })
  expect(requests).toHaveLength(1)
})

it('does nothing when the same choice is made again', async () => {
  const { requests, answer, show } = renderList('?sort=saving')
  show('?sort=saving')
  await answer(chosen(30))
  show('?sort=saving')
  expect(requests).toHaveLength(1)
})

it('ignores the response to an earlier choice', async () => {
  const { answer, last, show } = renderList('?sort=price-up')
  show('?sort=rating')
  await answer(chosen(30))
  await answer(chosen(99), 0)
  expect(last()).toEqual({ choice: readChoice('?sort=rating'), view: chosen(30) })
  expect(load.mock.calls[0]?.[3].aborted).toBe(true)
})

it.each<ListView>([{ kind: 'pageGone' }, { kind: 'nothing' }])(
  'reports $kind, and loads another choice',
  async (view) => {
    const { requests, answer, last, show } = renderList('?sort=rating')
    await answer(view)
    expect(last().view).toEqual(view)
    show('?sort=rating&price=to-10')
    await answer(chosen(5))
    expect(last().view).toEqual(chosen(5))
    expect(requests.map(({ choice }) => queryOfChoice(choice))).toEqual([
      '?sort=rating',
      '?sort=rating&price=to-10',
    ])
  },
)

it('reports the problem, and retries', async () => {
  const unavailable: ListView = { kind: 'unavailable', problem: 'unreachable' }
  const { answer, last, show } = renderList('?sort=rating')
  await answer(unavailable)
  expect(last().view).toEqual(unavailable)
  show('?sort=rating', 1)
  expect(last().view).toEqual({ kind: 'loading' })
  await answer(chosen(30))
  expect(last().view).toEqual(chosen(30))
})

it('treats an unexpected error as failed', async () => {
  const { fail, last } = renderList('?sort=rating')
  await fail()
  expect(last().view).toEqual({ kind: 'unavailable', problem: 'failed' })
})

it('sends no request on a retry of the default', () => {
  const { requests, show } = renderList('')
  show('', 1)
  expect(requests).toEqual([])
})
