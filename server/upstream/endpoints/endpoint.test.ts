import * as z from 'zod/mini'
import type { ParamsOf } from '../../../contract/endpoints/endpoint'
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

const one = read('/order/uuid/{uuid}', row)

type Fits<Given> = Given extends ParamsOf<typeof one> ? true : false

/** Of its own value, of none, and of that of another path; other answers do not compile. */
const fitting: [Fits<{ uuid: string }>, Fits<Record<never, never>>, Fits<{ id: number }>] = [
  true,
  false,
  false,
]

it('demands the values of its path by their names', () => {
  expect(fitting).toEqual([true, false, false])
  expect(addressOf(one, { uuid: 'a/b' })).toBe('/order/uuid/a%2Fb')
})
