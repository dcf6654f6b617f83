import { screen, waitFor } from '@testing-library/react'
import { guest, member } from '#components/account/testing/render-account-page'
import type { FakeAnswer } from '#components/testing/fake-upstream'
import type { DataExport } from '#contract/account/data-export'
import { exampleDataExport } from '#contract/examples/account-examples'
import { readLearningFile } from '#features/practice/learning-file'
import { saveTextFile } from '#lib/files/save-text-file'
import { openAccountPage, pageTitle, press } from './testing/open-account-page'

jest.mock('#lib/files/save-text-file', () => ({ saveTextFile: jest.fn() }))

const page = '/account/settings/privacy'
const list = 'GET /api/user/account/7/data-exports'
const ask = 'POST /api/user/account/7/data-exports'
const file = 'GET /api/user/data-exports/5'
const copy: DataExport = exampleDataExport
const making: DataExport = { ...copy, state: 'making', expiresAt: null, fileSize: null }
const copies = (...exports: DataExport[]) => ({ exports, linked: null })
const askButton = 'Ζητήστε αντίγραφο'
const fetchButton = 'Λήψη αντιγράφου'

const saved = () => jest.mocked(saveTextFile).mock.calls
beforeEach(() => jest.mocked(saveTextFile).mockClear())
const savedText = async () => {
  await waitFor(() => expect(saved()).toHaveLength(1))
  return saved()[0]?.[1] ?? ''
}

describe('the copy of the data (R452)', () => {
  // The first one: later ones have an answer of before.
  it('whose list cannot be read is no empty list', async () => {
    openAccountPage(page, member, { [list]: [500, {}] })
    expect(await screen.findByRole('button', { name: 'Δοκιμάστε ξανά' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: askButton })).toBeNull()
  })

  it('is asked for, shown while it is made, and saved by itself once it is ready', async () => {
    let answer: FakeAnswer = copies()
    const { calls } = openAccountPage(page, member, {
      [list]: () => answer,
      [ask]: () => {
        answer = copies(making)
        return [202, making]
      },
      [file]: { profile: { id: 7 } },
    })
    await press(askButton)
    expect(await screen.findByText(/θα κατέβει μόνο του/)).toBeTruthy()
    answer = copies(copy)
    expect(await screen.findByText(/Το κατεβάζετε έως/, {}, { timeout: 5_000 })).toBeTruthy()
    expect(JSON.parse(await savedText())).toEqual({ profile: { id: 7 } })
    expect(calls.filter((call) => call === file)).toHaveLength(1)
  })

  it('that is there is fetched by a press, and says until when', async () => {
    openAccountPage(page, member, { [list]: copies(copy), [file]: { profile: { id: 7 } } })
    expect(await screen.findByText(/έως 27 Νοεμβρίου 2026/)).toBeTruthy()
    expect(saved()).toEqual([])
    await press(fetchButton)
    await savedText()
    expect(saved()[0]?.[0]).toBe('τα-δεδομένα-μου.json')
  })

  it.each<[DataExport['state'], RegExp]>([
    ['failed', /δεν έγινε/],
    ['expired', /έληξε/],
  ])('that is %s is told, and asked for anew', async (state, told) => {
    const { calls } = openAccountPage(page, member, {
      [list]: copies({ ...copy, state }),
      [ask]: [202, making],
    })
    expect(await screen.findByText(told)).toBeTruthy()
    await press(askButton)
    await waitFor(() => expect(calls).toContain(ask))
  })

  it('that ends meanwhile is told, and the list is read again', async () => {
    let answer: FakeAnswer = copies(copy)
    openAccountPage(page, member, {
      [list]: () => answer,
      [file]: () => {
        answer = copies({ ...copy, state: 'expired' })
        return [404, { statusCode: 404 }]
      },
    })
    await press(fetchButton)
    expect(await screen.findByText('Το αντίγραφο δεν υπάρχει πια. Ζητήστε νέο.')).toBeTruthy()
    expect(await screen.findByText(/έληξε/)).toBeTruthy()
    expect(saved()).toEqual([])
  })

  it.each<[string, FakeAnswer]>([
    ['without a connection', new TypeError('Failed to fetch')],
    ['of a broken answer', [502, {}]],
    ['that comes too often', [429, {}, { 'retry-after': '60' }]],
  ])('%s is not fetched, which is no change that was not made', async (_, answer) => {
    openAccountPage(page, member, { [list]: copies(copy), [file]: () => answer })
    await press(fetchButton)
    expect(await screen.findByText('Δεν έγινε η λήψη')).toBeTruthy()
    expect(screen.queryByText(/αλλαγή/)).toBeNull()
    expect(saved()).toEqual([])
  })

  it('that could not be asked for is told as that', async () => {
    openAccountPage(page, member, { [list]: copies(), [ask]: [502, {}] })
    await press(askButton)
    expect(await screen.findByText('Δεν ζητήθηκε αντίγραφο')).toBeTruthy()
    expect(screen.queryByText(/αλλαγή/)).toBeNull()
  })

  it('is asked for in one press before leaving', async () => {
    const { calls } = openAccountPage('/account/settings/delete', member, { [ask]: [202, making] })
    await press(askButton)
    await waitFor(() => expect(calls).toContain(ask))
  })
})

describe('the link of the mail (R453)', () => {
  const token = 'T0ken-of_a-copy'.padEnd(64, 'x')

  it('leads to the copy that it names, and leaves the address', async () => {
    const older = { ...copy, id: 4, state: 'expired' as const }
    openAccountPage(`${page}?export=${token}`, member, {
      [list]: { exports: [copy, older], linked: 4 },
    })
    expect(await screen.findByText(/έληξε/)).toBeTruthy()
    expect(window.location.search).toBe('')
  })

  it('of somebody else shows nothing of it, and says who is signed in', async () => {
    openAccountPage(`${page}?export=${token}`, member, { [list]: copies() })
    const notice = await screen.findByText(/Έχετε συνδεθεί ως anna@example.gr/)
    expect(notice).toBeTruthy()
    expect(screen.queryByRole('button', { name: fetchButton })).toBeNull()
  })

  it('leads a guest to the sign-in and back', async () => {
    const { opened, toasts } = openAccountPage(`${page}?export=${token}`, guest)
    const to = `/account/login?next=/account/settings/privacy%3Fexport%3D${token}`
    await waitFor(() => expect(opened).toEqual([[to, { replace: true }]]))
    expect(toasts).toEqual([])
  })

  it('without a token is a page like all others', async () => {
    const { opened } = openAccountPage(page, guest)
    await waitFor(() => expect(opened).toEqual([['/', { replace: true }]]))
  })
})

it('saves what only the device keeps, in a file that the page of the cards reads (R454)', async () => {
  openAccountPage(page, member)
  await pageTitle('Τα δεδομένα σας')
  await press('Λήψη από τη συσκευή')
  const text = await savedText()
  expect(readLearningFile(text)).toMatchObject({ practice: { cards: {} } })
  expect(JSON.parse(text)).toMatchObject({ savedLessons: [], cookies: { kind: 'undecided' } })
})
