import * as z from 'zod/mini'
import { money } from '#contract/wire/scalars'
import { centsOf } from './cents'

it('is the same for every amount up to 100.00, as number, text and sum of parts (R442)', () => {
  const wrong: string[] = []
  for (let cents = 1; cents <= 10_000; cents += 1) {
    const amount = cents / 100
    const part = Math.floor(cents / 3)
    const written = [amount, amount.toFixed(2), amount.toFixed(3), amount.toFixed(4)]
    const read = [...written.map((text) => z.parse(money, text)), part / 100 + (cents - part) / 100]
    if (read.some((one) => centsOf(one) !== cents)) wrong.push(`${amount}`)
  }
  expect(wrong).toEqual([])
})
