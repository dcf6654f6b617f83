import { emulatorUpstream } from '../contract/support/open-upstream'
import type { UpstreamUnderTest } from '../contract/support/upstream-under-test'
import { authExchanges } from './support/auth-exchanges'
import { differencesFrom, differencesOfSettings } from './support/exchange'
import { ownExchanges } from './support/own-exchanges'
import { publicExchanges } from './support/public-exchanges'
import { newPerson, openShop, type Shop } from './support/shop'

describe('plain mode answers as recorded', () => {
  let opened: Omit<Shop, 'me'>
  let service: UpstreamUnderTest
  beforeAll(async () => {
    opened = await openShop()
    service = await emulatorUpstream('code')
  })
  afterAll(async () => {
    opened.api.store.close()
    await service.close()
  })

  it.each([...publicExchanges, ...ownExchanges])('$name', async ({ name, call }) => {
    const shop = { ...opened, me: await newPerson(opened.api) }
    expect(differencesFrom(name, await call(shop))).toEqual([])
  })

  it.each(authExchanges)('$name', async ({ name, call }) => {
    await service.reset()
    const differences = differencesOfSettings[name] ?? []
    expect(differencesFrom(name, await call(service))).toEqual(differences)
  })
})
