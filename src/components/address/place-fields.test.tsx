import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useFormikContext } from 'formik'
import * as z from 'zod/mini'
import { exampleCountry, exampleRegion } from '#contract/examples/place-examples'
import { apiPage } from '#tests/support/api-page'
import { usePlaces } from '../account/use-places'
import { ZodForm } from '../form/zod-form'
import { fakeUpstream } from '../testing/fake-upstream'
import { PlaceFields, placeOptions } from './place-fields'

function QueriedPlaceFields() {
  const { values } = useFormikContext<{ country: string }>()
  return <PlaceFields places={usePlaces(values.country)} />
}

interface Told {
  /** How many rows of a list could not be read. */
  leftOut?: Record<string, number>
  region?: string
}

/** Opens the form; the lists in `missing` cannot be read, the others have the rows of `rows`. */
function open(
  missing: Set<string>,
  rows: Record<string, object[]> = {},
  { leftOut = {}, region = '' }: Told = {},
) {
  const answer = (name: string) => () =>
    missing.has(name)
      ? { status: 404 }
      : { ...apiPage(rows[name] ?? []), leftOut: leftOut[name] ?? 0 }
  const { calls } = fakeUpstream({
    'GET /api/countries': answer('countries'),
    'GET /api/regions': answer('regions'),
  })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const empty = { country: 'GR', region, street: '', streetNumber: '', city: '', zipcode: '' }
  render(
    <QueryClientProvider client={queries}>
      <ZodForm schema={z.looseObject({})} initialValues={empty} onSubmit={async () => ({})}>
        <QueriedPlaceFields />
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

  it.each([
    ['countries', [exampleCountry], /Κάποιες από τις χώρες ή/],
    ['countries', [], /Οι χώρες δεν φορτώθηκαν/],
    ['regions', [exampleRegion], /Κάποιες από τις χώρες ή/],
    ['regions', [], /Οι περιφέρειες δεν φορτώθηκαν/],
  ])('say so where rows of the %s could not be read: %# (R556)', async (name, listed, words) => {
    const rows = { countries: [exampleCountry], regions: [exampleRegion], [name]: listed }
    open(new Set(), rows, { leftOut: { [name]: 1 } })
    expect(await screen.findByText(words)).toBeTruthy()
    expect(retries()).toHaveLength(1)
  })

  it('keep a region whose row could not be read, but none of another country', async () => {
    const countries = [exampleCountry, { ...exampleCountry, alpha2: 'CY' }]
    const rows = { countries, regions: [exampleRegion] }
    const region = () => screen.getByLabelText<HTMLSelectElement>('Περιφέρεια')
    open(new Set(), rows, { leftOut: { regions: 1 }, region: 'GR-X' })
    await screen.findByText(/Κάποιες από τις χώρες ή/)
    expect(region().value).toBe('GR-X')
    fireEvent.change(screen.getByLabelText('Χώρα'), { target: { value: 'CY' } })
    await waitFor(() => expect(region().value).toBe(''))
    cleanup()
    open(new Set(), rows, { region: 'GR-X' })
    await waitFor(() => expect(region().value).toBe(''))
  })
})

describe('a postal code of another region', () => {
  const regionRow = (alpha: string, name: string) => ({
    ...exampleRegion,
    alpha,
    translations: { el: { name } },
  })
  const rows = {
    countries: [exampleCountry],
    regions: [regionRow('GR-A', 'Θράκη'), regionRow('GR-I', 'Αττική')],
  }
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const region = () => screen.getByLabelText<HTMLSelectElement>('Περιφέρεια')
  const warning = () => screen.queryByText(/μοιάζει με της περιφέρειας «Αττική»/)

  it('is told, and no longer once the region fits', async () => {
    open(new Set(), rows)
    await screen.findByRole('option', { name: 'Θράκη' })
    choose('Τ.Κ.', '10563')
    expect(warning()).toBeNull()
    expect(region().value).toBe('GR-I')
    choose('Περιφέρεια', 'GR-A')
    expect(warning()?.textContent).toContain('έχετε διαλέξει «Θράκη»')
    choose('Περιφέρεια', 'GR-I')
    expect(warning()).toBeNull()
  })

  it('chooses the region, until somebody has chosen another one', async () => {
    open(new Set(), rows)
    await screen.findByRole('option', { name: 'Θράκη' })
    choose('Τ.Κ.', '1056')
    expect(region().value).toBe('')
    choose('Τ.Κ.', '105 63')
    expect(region().value).toBe('GR-I')
    choose('Τ.Κ.', '69100')
    expect(region().value).toBe('GR-A')
    choose('Τ.Κ.', '54621')
    expect(region().value).toBe('GR-A')
    choose('Περιφέρεια', 'GR-I')
    choose('Τ.Κ.', '69100')
    expect(region().value).toBe('GR-I')
  })

  it('is nothing to go by in another country', async () => {
    open(new Set(), rows)
    await screen.findByRole('option', { name: 'Θράκη' })
    choose('Χώρα', '')
    choose('Τ.Κ.', '10563')
    expect(region().value).toBe('')
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
