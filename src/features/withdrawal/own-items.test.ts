import * as z from 'zod/mini'
import { exampleOrderDetail } from '#contract/examples/order-examples'
import { exampleWithdrawal } from '#contract/examples/site-examples'
import { orderDetail } from '#contract/shop/order'
import { chosenCount, countsOf, hasOtherLines, lineOf, statedPieces, withChoice } from './own-items'

const order = z.parse(orderDetail, exampleOrderDetail)
const [first] = order.items
if (!first) throw new Error('the example has no items')
const item = { ...first, quantity: 3 }
const withThree = { ...order, items: [item] }

describe('ticks of the items (R359)', () => {
  it('are lines of the text', () => {
    const two = withChoice('', item, 2)
    expect(two).toMatch(/^2 × \S/)
    expect(two).toBe(lineOf(item, 2))
    expect(chosenCount(two, item)).toBe(2)
    expect(withChoice(two, item, 3)).toBe(lineOf(item, 3))
    expect(withChoice(two, item, 0)).toBe('')
  })

  it('are not more than can be looked through (A6-104)', () => {
    expect(countsOf(item)).toEqual([1, 2, 3])
    expect(countsOf({ ...item, quantity: 100_000 })).toHaveLength(999)
  })

  it.each([4_000_000, Number.MAX_SAFE_INTEGER, -1, 1.5])(
    'are of no order with %d pieces (A6-104)',
    (quantity) => {
      const items = [{ ...first, quantity }]
      expect(z.safeParse(orderDetail, { ...exampleOrderDetail, items }).success).toBe(false)
    },
  )

  it('name a product that is gone', () => {
    const gone = { ...item, product: null }
    expect(lineOf(gone, 2)).toBe('2 × Προϊόν που δεν υπάρχει πια')
    expect(lineOf({ ...gone, productName: 'Κάρτες' }, 1)).toBe('1 × Κάρτες')
  })

  it('leave what was typed', () => {
    const typed = withChoice('το μπλε τετράδιο', item, 1)
    expect(typed).toBe(`το μπλε τετράδιο\n${lineOf(item, 1)}`)
    expect(hasOtherLines(withThree, typed)).toBe(true)
    expect(hasOtherLines(withThree, lineOf(item, 1))).toBe(false)
    expect(withChoice(typed, item, 0)).toBe('το μπλε τετράδιο')
  })

  it('are not set by more pieces than were ordered', () => {
    expect(chosenCount(lineOf(item, 4), item)).toBe(0)
  })

  it('are the pieces that the order shows as withdrawn', () => {
    const of = (items: string, orderNumber = String(order.id)) =>
      statedPieces({ ...exampleWithdrawal, receivedOn: '', orderNumber, items }, withThree)
    expect(of('')).toBeNull()
    expect(of(lineOf(item, 2))).toEqual({ [item.id]: 2 })
    expect(of(`${lineOf(item, 2)}\nκαι το μπλε`)).toEqual({})
    expect(of(lineOf(item, 2), '9')).toEqual({})
  })
})
