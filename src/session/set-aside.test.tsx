import { tabStorage as storage } from '#lib/storage/tab-storage'
import { claimTab } from './session-actor'
import { createSetAside } from './set-aside'

function openTab() {
  storage.clear()
  claimTab(storage, 7)
  storage.write('draft:checkout', 'Ερμού')
  storage.write('draft:comment-3', 'Ωραίο')
  return createSetAside(storage)
}

describe('after a sign-out in another tab', () => {
  it('nothing is stored, and the same user finds the drafts again, once (A3-43)', () => {
    const setAside = openTab()
    setAside.take({ isKept: true })
    expect(storage.entries()).toEqual([])
    claimTab(storage, 7)
    setAside.giveBack(7)
    expect(storage.entries()).toEqual([
      ['tab-owner', '7'],
      ['draft:checkout', 'Ερμού'],
      ['draft:comment-3', 'Ωραίο'],
    ])
    storage.clear()
    setAside.giveBack(7)
    expect(storage.entries()).toEqual([])
  })

  it('another user finds nothing, and neither does the first one afterwards', () => {
    const setAside = openTab()
    setAside.take({ isKept: true })
    for (const userId of [8, 7]) setAside.giveBack(userId)
    expect(storage.entries()).toEqual([])
  })

  it('tells the names of what it keeps, until somebody signs in', () => {
    const setAside = openTab()
    expect(setAside.has('draft:checkout')).toBe(false)
    setAside.take({ isKept: true })
    expect([setAside.has('draft:checkout'), setAside.has('order-sent')]).toEqual([true, false])
    setAside.giveBack(8)
    expect(setAside.has('draft:checkout')).toBe(false)
  })

  it('what was stored meanwhile is newer', () => {
    const setAside = openTab()
    setAside.take({ isKept: true })
    storage.write('draft:checkout', 'Σταδίου')
    setAside.giveBack(7)
    expect(storage.read('draft:checkout')).toBe('Σταδίου')
  })
})

it('after a sign-out in this tab nothing is kept', () => {
  const setAside = openTab()
  setAside.take({ isKept: true })
  setAside.take({ isKept: false })
  setAside.giveBack(7)
  expect(storage.entries()).toEqual([])
})
