import * as z from 'zod/mini'
import { payWay as contractPayWay } from '#contract/shop/pay-way'
import { payWay } from './pay-way'
import { payWayRow } from './testing/order-rows'

const read = (more: object = {}) => z.parse(payWay, { ...payWayRow, ...more })

it('a way to pay has the shape of the contract, and its threshold', () => {
  expect(z.parse(contractPayWay, read())).toEqual(read())
  expect(read()).toMatchObject({ cost: 2, freeForOrderAmount: 40 })
})

it.each([
  ['no threshold', { freeThreshold: null }],
  ['no cost', { cost: null }],
  ['fewer fields', { icon: undefined, sortOrder: undefined, isOnlinePayment: undefined }],
])('is read with %s', (_, more) => {
  expect(z.safeParse(contractPayWay, read(more)).success).toBe(true)
})

it('keeps the configuration of a provider to itself', () => {
  expect(JSON.stringify(read({ configuration: { secretKey: 'sk_live' } }))).not.toContain('sk_live')
})
