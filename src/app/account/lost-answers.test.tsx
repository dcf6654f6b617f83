import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { member } from '#components/account/testing/render-account-page'
import { exampleAddress } from '#contract/examples/account-examples'
import { exampleCountry, exampleRegion } from '#contract/examples/place-examples'
import { apiPage } from '#tests/support/api-page'
import { type Change, changes, pngHeader } from './testing/account-changes'
import { fillIn, openAccountPage, press } from './testing/open-account-page'

const mockMade = { kind: 'made', credential: { id: 'AAAA' } }
jest.mock('#lib/passkey/passkey-device', () => ({
  ...jest.requireActual('#lib/passkey/passkey-device'),
  createPasskey: async () => mockMade,
}))

const lost = new TypeError('Failed to fetch')
const addressList = 'GET /api/user/addresses'
const home = exampleAddress

const region = exampleRegion.translations.el.name
const keyOptions = {
  challenge: 'AAAA',
  rp: { name: 'Σταγόνα' },
  user: { id: 'AAAA', name: 'anna', displayName: 'Άννα' },
  pubKeyCredParams: [],
}

type Fate = 'made' | 'not made' | 'unknown'

/** Makes the change on its page, where its answer and, if its fate stays unknown, the look is lost. */
async function change({ page, opens, typed = {}, picture, buttons, ...rest }: Change, fate: Fate) {
  const { call, look, before, after } = rest
  let stored = before
  const opened = openAccountPage(page, member, {
    'GET /api/countries': apiPage([exampleCountry]),
    'GET /api/regions': apiPage([exampleRegion]),
    'GET /account/authenticators/webauthn': {
      status: 200,
      data: { creation_options: { publicKey: keyOptions } },
    },
    [look]: () => stored,
    [call]: () => {
      stored = { made: after, 'not made': before, unknown: lost }[fate]
      return lost
    },
  })
  if (opens) await press(opens)
  if (page.startsWith('/account/addresses/')) await screen.findByRole('option', { name: region })
  await fillIn(typed)
  if (picture) {
    // jsdom cannot read its bytes.
    picture.arrayBuffer = async () => pngHeader.buffer
    const input = await screen.findByLabelText('Διαλέξτε εικόνα')
    fireEvent.change(input, { target: { files: [picture] } })
  }
  for (const name of buttons) await press(name)
  await waitFor(() => expect(opened.calls).toContain(call))
  return opened
}

const says = (words: RegExp | string) => screen.queryAllByText(words).length > 0
const failures = /Δεν έγινε|Δεν μπορέσαμε|Δεν ξέρουμε/
const shownValues = (typed: Record<string, string> = {}) =>
  Object.keys(typed).map(
    (label) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, select' }).value,
  )

describe.each(changes)('$call on $page, whose answer is lost ($done)', (one) => {
  it('is told as done if it was made', async () => {
    const { toasts, sent } = await change(one, 'made')
    await waitFor(() => {
      const isToast = toasts.some(({ title }) => String(title).startsWith(one.done))
      expect(isToast || says(one.done)).toBe(true)
    })
    expect(says(failures)).toBe(false)
    if (one.body) expect(sent).toEqual([one.body])
  })

  it.each<[Fate, RegExp, RegExp]>([
    ['not made', /^(Δεν έγινε η αλλαγή|Δεν μπορέσαμε να προχωρήσουμε)$/, /Δεν ξέρουμε/],
    ['unknown', /^Δεν ξέρουμε αν έγινε/, /Δεν έγινε|Δεν μπορέσαμε/],
  ])('is told as %s if so, and nothing typed is lost', async (fate, said, unsaid) => {
    const { toasts, calls } = await change(one, fate)
    await waitFor(() => expect(says(said)).toBe(true))
    expect(says(unsaid)).toBe(false)
    expect(toasts.filter(({ tone }) => tone === 'success')).toEqual([])
    expect(calls.filter((call) => call === one.call)).toHaveLength(1)
    expect(shownValues(one.typed)).toEqual(Object.values(one.typed ?? {}))
    const preview = screen.queryByAltText('Προεπισκόπηση της φωτογραφίας σας')
    expect(preview !== null).toBe(one.picture !== undefined)
    if (fate !== 'unknown' || !one.seeAt) return
    const link = within(screen.getByRole('alert')).getByRole('link', { name: one.seeAt[0] })
    expect(link.getAttribute('href')).toBe(one.seeAt[1])
  })
})

describe.each(changes.filter(({ look }) => look === addressList))(
  '$call, whose address is not among the rows of the list that is read after the lost answer (R553)',
  (one) => {
    it.each([
      ['one could not be read', { ...apiPage([home]), leftOut: 1 }],
      ['it goes on', { ...apiPage([home]), links: { next: '?page=2', previous: null } }],
      ['none could be read', { ...apiPage([]), leftOut: 2 }],
      ['rows are counted and none are sent', { ...apiPage([]), count: 2 }],
    ])('is told as unknown where %s', async (_, after) => {
      const { toasts } = await change({ ...one, after }, 'made')
      await waitFor(() => expect(says(/^Δεν ξέρουμε αν έγινε/)).toBe(true))
      expect(toasts.filter(({ tone }) => tone === 'success')).toEqual([])
    })
  },
)

const signInLists = [
  '/account/email',
  '/auth/sessions',
  '/account/providers',
  '/account/authenticators',
]
const ofSignIn = changes.filter(({ look }) => signInLists.some((path) => look === `GET ${path}`))

describe.each(ofSignIn)(
  '$call, whose list was not read whole after the lost answer ($done) (R557)',
  (one) => {
    it.each([
      ['none of it', { status: 200, data: [], leftOut: 1 }],
      ['two of it', { status: 200, data: [], leftOut: 2 }],
    ])('is told as unknown where %s could be read', async (_, after) => {
      const { toasts } = await change({ ...one, after }, 'made')
      await waitFor(() => expect(says(/^Δεν ξέρουμε αν έγινε/)).toBe(true))
      expect(says(one.done)).toBe(false)
      expect(toasts.filter(({ tone }) => tone === 'success')).toEqual([])
    })
  },
)

it.each(['POST /account/email', 'POST /account/authenticators/webauthn'])(
  'takes nothing for new that may only not have been read before: %s (R557)',
  async (call) => {
    const [one] = changes.filter((other) => other.call === call)
    const before = { ...(one?.before as object), leftOut: 1 }
    await change({ ...(one as Change), before }, 'made')
    await waitFor(() => expect(says(/^Δεν ξέρουμε αν έγινε/)).toBe(true))
  },
)

it.each([
  ['there is none', apiPage([]), true],
  ['there is one', apiPage([home]), false],
  ['one could not be read', { ...apiPage([]), leftOut: 1 }, false],
  ['rows are counted and none are sent', { ...apiPage([]), count: 1 }, false],
])('makes a new address the main one only where there is no other: %s (R540)', async (...row) => {
  const [, before, isMain] = row
  const [adding] = changes.filter(({ call }) => call === 'POST /api/user/addresses')
  const { sent } = await change({ ...(adding as Change), before }, 'unknown')
  expect(sent).toMatchObject([{ isMain }])
})
