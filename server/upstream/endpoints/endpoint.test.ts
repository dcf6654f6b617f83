import * as z from 'zod/mini'
import { addressOf, list, read } from './endpoint'

const row = z.object({})
const active = list('/product/category', row, { active: 'true' })

it.each([
  [{}, '/product/category?active=true'],
  [{ page: '2' }, '/product/category?page=2&active=true'],
  [new URLSearchParams('active=false&city=Α'), '/product/category?active=true&city=%CE%91'],
])('sends with %p what each call of it asks for', (asked, address) => {
  expect(addressOf(active, {}, asked)).toBe(address)
})

it('does not compile without a value of the path, nor by another name', () => {
  const one = read('/order/uuid/{uuid}', row)
  expect(addressOf(one, { uuid: 'a/b' })).toBe('/order/uuid/a%2Fb')
  // @ts-expect-error no value
  addressOf(one, {})
  // @ts-expect-error the value of another parameter
  addressOf(one, { id: 3 })
})
