import { act, renderHook, waitFor } from '@testing-library/react'
import { accountDraft } from '#components/account/account-draft'
import { type FakeAnswers, fakeUpstream } from '#components/testing/fake-upstream'
import { seenToasts } from '#components/testing/seen-toasts'
import { exampleProduct, exampleProductReview } from '#contract/examples/catalogue-examples'
import { productReview } from '#contract/shop/product-review'
import { accountQueryClient } from '#session/use-account-query'
import { productReviewDraft } from './schema'
import { useMemberReview } from './use-member-review'

const toasts = seenToasts()
afterEach(() => accountQueryClient(review.user.id).clear())

const review = productReview.parse({ ...exampleProductReview, product: exampleProduct })
const reading = 'POST /api/products/reviews/user-product-review'
const deletion = `DELETE /api/products/reviews/${review.id}`
const lost = new TypeError('Failed to fetch')
/** Also for the retry of the HTTP client. */
const lostTwice = [lost, lost]
const present = [200, review] as [number, unknown]
const none = [200, null] as [number, unknown]

function show(answers: FakeAnswers) {
  const { calls } = fakeUpstream(answers)
  const { result } = renderHook(() => useMemberReview({ productId: 41, owner: review.user.id }))
  return {
    own: () => result.current,
    act: (name: 'openForm' | 'openConfirmation' | 'close' | 'remove' | 'retry') =>
      act(async () => result.current[name]()),
    comeBack: () => act(async () => void dispatchEvent(new Event('focus'))),
    reconnect: () => act(async () => void dispatchEvent(new Event('online'))),
    reads: () => calls.filter((call) => call === reading).length,
    removals: () => calls.filter((call) => call === deletion).length,
    shows: (known: typeof review | null | undefined) =>
      waitFor(() => expect(result.current.review).toEqual(known)),
  }
}

it('is read, and stores what was saved in the form', async () => {
  const { own, act: press, shows } = show({ [reading]: none })
  expect(own()).toMatchObject({ review: undefined, hasFailed: false, open: 'nothing' })
  await shows(null)
  await press('openForm')
  expect(own().open).toBe('form')
  act(() => own().store(review))
  await shows(review)
  expect(own().open).toBe('nothing')
})

it('opens the form where it has a draft', () => {
  const draft = accountDraft(productReviewDraft(41))
  draft.keep({ comment: 'Καλό' })
  expect(show({ [reading]: none }).own().open).toBe('form')
  draft.forget()
})

it('is read again after an error', async () => {
  const answers = [...lostTwice]
  const { own, act: press, shows } = show({ [reading]: () => answers.shift() ?? present })
  await waitFor(() => expect(own().hasFailed).toBe(true))
  await press('retry')
  await shows(review)
  expect(own().hasFailed).toBe(false)
})

it('is not taken for one that was not written where it cannot be read', async () => {
  const { own } = show({ [reading]: [502, {}] })
  await waitFor(() => expect(own().hasFailed).toBe(true))
  expect(own().review).toBeUndefined()
})

it('is read again when the member returns, and stays if that fails', async () => {
  const answers: FakeAnswers[string][] = [present, ...lostTwice, none]
  const { comeBack, reconnect, reads, shows } = show({
    [reading]: () => (answers.shift() ?? none) as object,
  })
  await shows(review)
  await comeBack()
  await waitFor(() => expect(reads()).toBe(3))
  await shows(review)
  for (const _ of [1, 2, 3]) await comeBack()
  expect(reads()).toBe(3)
  await reconnect()
  await shows(null)
})

it('is not read while its form is open, but when it is closed', async () => {
  const { act: press, comeBack, reads, shows } = show({ [reading]: none })
  await shows(null)
  await press('openForm')
  await comeBack()
  expect(reads()).toBe(1)
  await press('close')
  await waitFor(() => expect(reads()).toBe(2))
})

it('is removed after a confirmation', async () => {
  const { own, act: press, removals, shows } = show({ [reading]: present, [deletion]: [204, null] })
  await shows(review)
  await press('openConfirmation')
  await press('close')
  expect([own().open, removals()]).toEqual(['nothing', 0])
  await press('openConfirmation')
  await press('remove')
  await shows(null)
  expect(removals()).toBe(1)
  expect(toasts).toMatchObject([{ tone: 'success' }])
})

it('is read again if the API has none to delete: it may only wait for approval', async () => {
  const waiting = { ...review, status: 'NEW' as const }
  const answers = [present]
  const { act: press, shows } = show({ [reading]: () => answers.shift() ?? [200, waiting] })
  await shows(review)
  await press('openConfirmation')
  await press('remove')
  await shows(waiting)
  expect(toasts).toEqual([])
})

it('stays if its deletion fails, with the reason', async () => {
  const { own, act: press, shows } = show({ [reading]: present, [deletion]: lost })
  await shows(review)
  await press('openConfirmation')
  await press('remove')
  await waitFor(() => expect(toasts).toMatchObject([{ tone: 'error' }]))
  await waitFor(() => expect(own()).toMatchObject({ review, isRemoving: false }))
})
