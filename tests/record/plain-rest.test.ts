import { compareExchanges } from './support/compare-exchanges'
import { ownExchanges } from './support/own-exchanges'
import { publicExchanges } from './support/public-exchanges'
import { newPerson, openShop, type Shop } from './support/shop'

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
