import { compareExchanges } from './parts/compare-exchanges'
import { ownExchanges } from './parts/own-exchanges'
import { publicExchanges } from './parts/public-exchanges'
import { newPerson, openShop, type Shop } from './parts/shop'

let shop: Shop
let opened: Omit<Shop, 'me'>
beforeAll(async () => {
  opened = await openShop()
})
beforeEach(async () => {
  shop = { ...opened, me: await newPerson(opened.api) }
})
afterAll(() => opened.api.store.close())

compareExchanges([...publicExchanges, ...ownExchanges], () => shop)
