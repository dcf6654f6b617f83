import type { RuntimeConfig } from '../../../contract/config/runtime-config'
import type { ApiRequest } from '../../lib/http/create-api-request'
import { locksWhenSaved, mayChange, readReviewEditing } from './review-editing'

const answered = (result: unknown) => (async () => result) as unknown as ApiRequest
const config = (reviewEditing: RuntimeConfig['reviewEditing']) =>
  answered({ ok: true, data: { shippingPrice: 3, shopAudience: 'everyone', reviewEditing } })

it('is what the gateway says, else the cautious one', async () => {
  expect(await readReviewEditing(config('always'))).toBe('always')
  expect(await readReviewEditing(config('approved'))).toBe('approved')
  const failed = answered({ ok: false, problem: { kind: 'unreachable' } })
  expect(await readReviewEditing(failed)).toBe('approved')
})

it('offers no change that the API refuses, whatever is known', () => {
  const offered = (['NEW', 'TRUE', 'FALSE'] as const).map((status) =>
    (['always', 'approved', null] as const).map((editing) => mayChange(status, editing)),
  )
  expect(offered).toEqual([
    [true, false, false],
    [true, true, true],
    [true, false, false],
  ])
})

it('says that a saved review is locked unless it surely is not', () => {
  expect([locksWhenSaved('always'), locksWhenSaved('approved'), locksWhenSaved(null)]).toEqual([
    false,
    true,
    true,
  ])
})
