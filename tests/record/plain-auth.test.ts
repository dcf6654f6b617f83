import { emulatorUpstream } from '../contract/support/open-upstream'
import type { UpstreamUnderTest } from '../contract/support/upstream-under-test'
import { authExchanges } from './support/auth-exchanges'
import { compareExchanges } from './support/compare-exchanges'

let service: UpstreamUnderTest
beforeAll(async () => {
  service = await emulatorUpstream('code')
})
beforeEach(() => service.reset())
afterAll(() => service.close())

compareExchanges(authExchanges, () => service)
