import fc from 'fast-check'
import * as z from 'zod/mini'
import { runSize, sampleSeed } from '../../tests/support/long-run'
import { accountCases } from './account-cases'
import { authenticatorCases } from './authenticator-cases'
import { contentCases } from './content-cases'
import { type ExampleCase, withValue } from './example-case'
import { orderCases } from './order-cases'
import { shopCases } from './shop-cases'
import { signInBodyCases } from './sign-in-body-cases'
import { signInCases } from './sign-in-cases'
import { siteCases } from './site-cases'
import { writingCases } from './writing-cases'

const cases: readonly ExampleCase[] = [
  ...shopCases,
  ...orderCases,
  ...accountCases,
  ...contentCases,
  ...writingCases,
  ...siteCases,
  ...signInCases,
  ...authenticatorCases,
  ...signInBodyCases,
]

const refusals = cases.flatMap(({ name, schema, wire, refuses }) =>
  refuses.map(([path, wrong]) => ({ name, schema, wire, path, wrong })),
)

describe.each(cases)('$name', ({ schema, wire }) => {
  it('is read as the example shows', () => {
    expect(z.safeParse(schema, wire).error?.issues).toBeUndefined()
  })

  it('reads what it answered in the same way again', () => {
    const once = z.parse(schema, wire)
    expect(z.parse(schema, once)).toEqual(once)
  })

  it('comes unchanged through JSON', () => {
    const once = z.parse(schema, wire)
    expect(z.parse(schema, JSON.parse(JSON.stringify(once)))).toEqual(once)
  })

  it('refuses something', () => {
    expect(refusals.some((each) => each.wire === wire)).toBe(true)
  })
})

const objects = cases.filter(
  ({ wire, anyKey }) => Object(wire) === wire && !Array.isArray(wire) && !anyKey,
)

it.each(objects)('$name drops what it does not know', ({ schema, wire }) => {
  const known = z.parse(schema, wire)
  expect(z.parse(schema, Object.assign({ fieldOfAnotherVersion: ['x'] }, wire))).toEqual(known)
})

it.each(refusals)('$name refuses a wrong $path: $wrong', ({ schema, wire, path, wrong }) => {
  const { error } = z.safeParse(schema, withValue(wire, path, wrong))
  expect(error?.issues.length).toBeGreaterThan(0)
})

it('answers any body with a value or a list of issues, and never throws', () => {
  const body = fc.oneof(fc.jsonValue(), fc.anything(), fc.object())
  fc.assert(
    fc.property(fc.constantFrom(...cases), body, ({ schema }, value) => {
      const { success, error } = z.safeParse(schema, value)
      expect(success || (error && error.issues.length > 0)).toBe(true)
    }),
    { numRuns: runSize(300, 30_000), seed: sampleSeed },
  )
})

it('survives any value in place of any field of an example', () => {
  const place = fc.constantFrom(...refusals)
  fc.assert(
    fc.property(place, fc.anything(), ({ schema, wire, path }, value) => {
      const read = z.safeParse(schema, withValue(wire, path, value))
      if (read.success) expect(z.parse(schema, read.data)).toEqual(read.data)
    }),
    { numRuns: runSize(300, 30_000), seed: sampleSeed },
  )
})
