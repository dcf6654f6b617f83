import { siteStorage } from '#lib/storage/site-storage'
import { awaitLoginPopup, closeLoginPopup, loginPopupFeatures } from './login-popup'

const key = 'login-popup'
const change = (newValue: string, changed = key) =>
  dispatchEvent(new StorageEvent('storage', { key: changed, newValue }))

it('triggers one read of the session when the popup is done (R186)', () => {
  const recheck = jest.fn()
  awaitLoginPopup({ storage: siteStorage, now: () => 1, recheck })
  expect(localStorage.getItem(key)).toBe('opened 1')
  change('something', 'other')
  expect(recheck).not.toHaveBeenCalled()
  closeLoginPopup({ storage: siteStorage, now: () => 2 })
  expect(localStorage.getItem(key)).toBe('done 2')
  change('done 2')
  change('done 3')
  expect(recheck).toHaveBeenCalledTimes(1)
})

it('is centred over its opener, 960 by 600 px (R342)', () => {
  const opener = { screenX: 100, screenY: 50, outerWidth: 1280, outerHeight: 801 }
  expect(loginPopupFeatures(opener)).toBe('popup,width=960,height=600,left=260,top=151')
})
