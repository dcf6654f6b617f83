import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import * as z from 'zod/mini'
import { apiPage } from '#tests/support/api-product'
import { ZodForm } from '../form/zod-form'
import { fakeUpstream } from '../testing/fake-upstream'
import { PlaceFields, placeOptions } from './place-fields'

/** Opens the form; the lists in `missing` cannot be read, the others are empty. */
function open(missing: Set<string>) {
  const answer = (name: string) => () => (missing.has(name) ? { status: 404 } : apiPage([]))
  const { calls } = fakeUpstream({
    'GET /api/countries': answer('countries'),
    'GET /api/regions': answer('regions'),
  })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const empty = { country: 'GR', region: '', street: '', streetNumber: '', city: '', zipcode: '' }
  render(
    <QueryClientProvider client={queries}>
      <ZodForm schema={z.looseObject({})} initialValues={empty} onSubmit={async () => ({})}>
        <PlaceFields />
      </ZodForm>
    </QueryClientProvider>,
  )
  return calls
}

const namesOf = (calls: readonly string[]) =>
  calls.map((call) => call.replace(/^.*\/api\/(\w+).*$/, '$1')).sort()

const retries = () => screen.queryAllByRole('button', { name: 'Δοκιμάστε ξανά' })

describe('the fields of a place', () => {
  it('offer one retry for both lists', async () => {
    const missing = new Set(['countries', 'regions'])
    const calls = open(missing)
    expect(await screen.findByText(/Οι χώρες και οι περιφέρειες δεν φορτώθηκαν/)).toBeTruthy()
    expect([retries().length, screen.getAllByRole('alert').length]).toEqual([1, 1])
    missing.clear()
    calls.length = 0
    fireEvent.click(retries()[0] as HTMLElement)
    await waitFor(() => expect(retries()).toEqual([]))
    expect(namesOf(calls)).toEqual(['countries', 'regions'])
  })

  it('retry only the missing list', async () => {
    const calls = open(new Set(['regions']))
    expect(await screen.findByText(/Οι περιφέρειες δεν φορτώθηκαν/)).toBeTruthy()
    calls.length = 0
    fireEvent.click(retries()[0] as HTMLElement)
    await waitFor(() => expect(namesOf(calls)).toEqual(['regions']))
  })
})

const attica = { code: 'GR-I', translations: { el: { name: 'Αττική' } } }

describe('placeOptions', () => {
  it('labels places in Greek, else by their code', () => {
    expect(placeOptions([attica, { code: 'GR-X', translations: {} }], '')).toEqual([
      { value: 'GR-I', label: 'Αττική' },
      { value: 'GR-X', label: 'GR-X' },
    ])
  })

  it('keeps the value only while the list loads', () => {
    expect(placeOptions(undefined, 'GR-B')).toEqual([{ value: 'GR-B', label: 'GR-B' }])
    expect(placeOptions(undefined, '')).toEqual([])
    expect(placeOptions([attica], 'GR-B')).toEqual([{ value: 'GR-I', label: 'Αττική' }])
  })
})
