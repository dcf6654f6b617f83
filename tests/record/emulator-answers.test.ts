import { emulatorUpstream } from '../contract/support/open-upstream'
import type { UpstreamUnderTest } from '../contract/support/upstream-under-test'
import { ownExchanges } from './support/account-exchanges'
import { authExchanges } from './support/auth-exchanges'
import {
  differencesFrom,
  differencesOfSettings,
  endpointOf,
  refusedPreparation,
} from './support/exchange'
import { buyingExchanges } from './support/order-exchanges'
import { publicExchanges } from './support/public-exchanges'
import { openShop, type Shop, withNewPeople } from './support/shop'
import { stillAsBefore } from './support/still-as-before'
import { writingExchanges } from './support/writing-exchanges'

const rest = [...publicExchanges, ...ownExchanges, ...buyingExchanges, ...writingExchanges]
const waiting = Object.values(stillAsBefore).flat()

/** Waiting endpoints of which an answer differed. */
const differing = new Set<string>()

function expectSame(name: string, differences: readonly string[]): void {
  const endpoint = endpointOf(name)
  if (!waiting.includes(endpoint)) expect(differences).toEqual(differencesOfSettings[name] ?? [])
  else if (differences.length > 0) differing.add(endpoint)
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
      const shop = await withNewPeople(opened, at)
      expectSame(name, differencesFrom(name, await call(shop).catch(refusedPreparation)))
    },
  )

  it.each(authExchanges)('$name', async ({ name, call }) => {
    await service.reset()
    expectSame(name, differencesFrom(name, await call(service).catch(refusedPreparation)))
  })

  it('has no endpoint in the list of old answers that answers as recorded', () => {
    expect(waiting.filter((endpoint) => !differing.has(endpoint))).toEqual([])
  })
})
