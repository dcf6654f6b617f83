import { type InstallOffer, keepInstallOffer, onInstallOffer } from './install-offer'

const offerOf = () =>
  Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => {},
  }) satisfies InstallOffer

it('hears of an offer that came before the page was alive', () => {
  const early = offerOf()
  window.heldOffer = early
  keepInstallOffer()
  const heard: InstallOffer[] = []
  const end = onInstallOffer((offer) => heard.push(offer))
  expect(heard).toEqual([early])
  end()
})

it('hears of an offer that comes later, in place of the browser', () => {
  const heard: InstallOffer[] = []
  const end = onInstallOffer((offer) => heard.push(offer))
  heard.length = 0
  const late = offerOf()
  dispatchEvent(late)
  expect(late.defaultPrevented).toBe(true)
  expect(heard).toEqual([late])
  end()
})
