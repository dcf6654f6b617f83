import { standInUpstream } from '../contract/parts/stand-in-upstream'
import type { UpstreamUnderTest } from '../contract/parts/upstream-under-test'
import { authExchanges } from './parts/auth-exchanges'
import { compareExchanges } from './parts/compare-exchanges'

let service: UpstreamUnderTest
beforeAll(async () => {
  service = await standInUpstream('code')
})
beforeEach(() => service.reset())
afterAll(() => service.close())

compareExchanges(authExchanges, () => service)
