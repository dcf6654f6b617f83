import { type InstallOffer, keepInstallOffer, onInstallOffer } from './install-offer'

const offerOf = () =>
  Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => {},
  }) satisfies InstallOffer

it('delivers an offer from before hydration, and prevents the default of later ones', () => {
  const early = offerOf()
  window.heldOffer = early
  keepInstallOffer()
  const heard: InstallOffer[] = []
  const end = onInstallOffer((offer) => heard.push(offer))
  const late = offerOf()
  dispatchEvent(late)
  expect(late.defaultPrevented).toBe(true)
  expect(heard).toEqual([early, late])
  end()
})

it('delivers no offer of a site that was installed meanwhile', () => {
  window.heldOffer = offerOf()
  keepInstallOffer()
  dispatchEvent(new Event('appinstalled'))
  const heard = jest.fn()
  onInstallOffer(heard)()
  expect(heard).not.toHaveBeenCalled()
})
