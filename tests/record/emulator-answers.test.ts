import { emulatorUpstream } from '../contract/support/open-upstream'
import type { UpstreamUnderTest } from '../contract/support/upstream-under-test'
import { ownExchanges } from './support/account-exchanges'
import { authExchanges } from './support/auth-exchanges'
import { type CameBack, differencesFrom, differencesOfSettings } from './support/exchange'
import { newsletterExchanges } from './support/newsletter-exchanges'
import { buyingExchanges } from './support/order-exchanges'
import { publicExchanges } from './support/public-exchanges'
import { openShop, type Shop, withNewPeople } from './support/shop'
import { writingExchanges } from './support/writing-exchanges'

const rest = [
  ...publicExchanges,
  ...ownExchanges,
  ...buyingExchanges,
  ...writingExchanges,
  ...newsletterExchanges,
]

function expectSame(name: string, came: CameBack): void {
  expect(differencesFrom(name, came)).toEqual(differencesOfSettings[name] ?? [])
}

describe('the emulator answers as recorded', () => {
  let opened: Pick<Shop, 'api' | 'customer'>
  let service: UpstreamUnderTest
  beforeAll(async () => {
    opened = await openShop()
    service = await emulatorUpstream('code')
  })
  afterAll(async () => {
    opened.api.store.close()
    await service.close()
  })

  it.each(rest.map((exchange, at) => ({ ...exchange, at })))(
    '$name',
    async ({ name, call, at }) => {
      expectSame(name, await call(await withNewPeople(opened, at)))
    },
  )

  it.each(authExchanges)('$name', async ({ name, call }) => {
    await service.reset()
    expectSame(name, await call(service))
  })
})
