import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import * as z from 'zod/mini'
import { ZodForm } from '../form/zod-form'
import { PlaceFields, placeOptions } from './place-fields'

const { fetch } = globalThis
afterEach(() => {
  cleanup()
  globalThis.fetch = fetch
})

/** The form on a line on which these lists do not come; the others are empty. */
function open(missing: Set<string>) {
  const asked: string[] = []
  globalThis.fetch = async (address) => {
    const name = String(address).replace(/^.*\/api\/(\w+).*$/, '$1')
    asked.push(name)
    const page = { count: 0, totalPages: 1, pageSize: 100, pageTotalResults: 0 }
    const said = { links: { next: null, previous: null }, ...page, results: [] }
    const text = async () => JSON.stringify(said)
    const status = missing.has(name) ? 404 : 200
    return { status, headers: new Headers(), text } as Response
  }
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const empty = { country: 'GR', region: '', street: '', streetNumber: '', city: '', zipcode: '' }
  render(
    <QueryClientProvider client={queries}>
      <ZodForm schema={z.looseObject({})} initialValues={empty} onSubmit={async () => ({})}>
        <PlaceFields />
      </ZodForm>
    </QueryClientProvider>,
  )
  return asked
}

const retries = () => screen.queryAllByRole('button', { name: 'Δοκιμάστε ξανά' })

describe('the fields of a place', () => {
  it('offer one press for both lists where neither came', async () => {
    const missing = new Set(['countries', 'regions'])
    const asked = open(missing)
    expect(await screen.findByText(/Οι χώρες και οι περιφέρειες δεν φορτώθηκαν/)).toBeTruthy()
    expect([retries().length, screen.getAllByRole('alert').length]).toEqual([1, 1])
    missing.clear()
    asked.length = 0
    fireEvent.click(retries()[0] as HTMLElement)
    await waitFor(() => expect(retries()).toEqual([]))
    expect([...asked].sort()).toEqual(['countries', 'regions'])
  })

  it('ask again only for the list that is missing', async () => {
    const asked = open(new Set(['regions']))
    expect(await screen.findByText(/Οι περιφέρειες δεν φορτώθηκαν/)).toBeTruthy()
    asked.length = 0
    fireEvent.click(retries()[0] as HTMLElement)
    await waitFor(() => expect(asked).toEqual(['regions']))
  })
})

const attica = { code: 'GR-I', translations: { el: { name: 'Αττική' } } }

describe('placeOptions', () => {
  it('names places in Greek, else by their code', () => {
    expect(placeOptions([attica, { code: 'GR-X', translations: {} }], '')).toEqual([
      { value: 'GR-I', label: 'Αττική' },
      { value: 'GR-X', label: 'GR-X' },
    ])
  })

  it('keeps what is chosen while the list is coming, and no longer', () => {
    expect(placeOptions(undefined, 'GR-B')).toEqual([{ value: 'GR-B', label: 'GR-B' }])
    expect(placeOptions(undefined, '')).toEqual([])
    expect(placeOptions([attica], 'GR-B')).toEqual([{ value: 'GR-I', label: 'Αττική' }])
  })
})
