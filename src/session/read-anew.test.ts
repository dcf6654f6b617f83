import type { UseQueryResult } from '@tanstack/react-query'
import type { OutcomeError } from './outcome-error'
import { readAnew } from './read-anew'

const query = (isFetchedAfterMount: boolean) =>
  ({
    data: 'παλιά',
    error: null,
    isFetching: true,
    refetch: jest.fn(),
    isFetchedAfterMount,
  }) as unknown as UseQueryResult<string, OutcomeError>

it('counts as read once the present page has asked', () => {
  expect(readAnew(query(false)).data).toBeUndefined()
  expect(readAnew(query(true)).data).toBe('παλιά')
})
