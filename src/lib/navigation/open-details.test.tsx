import { restoreDetails, watchDetails } from './open-details'

const fold = '<details><summary>a</summary>b</details>'
const parts = () => [...document.querySelectorAll('details')]
const open = () => parts().map((part) => part.open)

beforeAll(watchDetails)

beforeEach(() => {
  history.replaceState({ key: 'a' }, '', '/help')
  document.body.innerHTML = `<main>${fold}${fold}</main>`
})

afterEach(() => sessionStorage.clear())

/** Opens or folds a part, as a visitor does. */
function press(at: number): void {
  const part = parts()[at]
  if (!part) throw new Error(`no part ${at}`)
  part.open = !part.open
  part.dispatchEvent(new Event('toggle'))
}

it('opens the folded parts again that were open in a history entry (R131)', () => {
  press(1)
  document.body.innerHTML = `<main>${fold}${fold}</main>`
  history.replaceState({ key: 'b' }, '', '/help')
  restoreDetails()
  expect(open()).toEqual([false, false])
  history.replaceState({ key: 'a' }, '', '/help')
  restoreDetails()
  expect(open()).toEqual([false, true])
})

it('leaves a page as it is whose parts have changed', () => {
  press(1)
  document.body.innerHTML = `<main>${fold}</main>`
  restoreDetails()
  expect(open()).toEqual([false])
})

it('stores nothing about a page whose address has a key (A3-55)', () => {
  history.replaceState({ key: 'a' }, '', '/account/password/reset/key/1-abcd')
  press(0)
  expect(sessionStorage).toHaveLength(0)
})
