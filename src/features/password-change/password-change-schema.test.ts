import * as z from 'zod/mini'
import { bodyOf, firstPasswordSchema, passwordChangeSchema } from './password-change-schema'

const right = { current: 'παλιός κωδικός', password: 'καλός κωδικός', repetition: 'καλός κωδικός' }
const { current: _old, ...first } = right
const wrongFields = (schema: z.ZodMiniType, values: object) =>
  z.safeParse(schema, values).error?.issues.map(({ path }) => path.join('.')) ?? []

describe('the form of a password (R264)', () => {
  it('accepts a repeated password of 8 to 255 characters', () => {
    expect(wrongFields(passwordChangeSchema, right)).toEqual([])
    const change = (password: string) => ({ ...right, password, repetition: password })
    expect(wrongFields(passwordChangeSchema, change('12345678'))).toEqual([])
    expect(wrongFields(passwordChangeSchema, change('x'.repeat(255)))).toEqual([])
    expect(wrongFields(passwordChangeSchema, change('1234567'))).toEqual(['password'])
    expect(wrongFields(passwordChangeSchema, change('x'.repeat(256)))).toEqual(['password'])
  })

  it('refuses another repetition', () => {
    const values = { ...right, repetition: 'κακός κωδικός' }
    expect(wrongFields(passwordChangeSchema, values)).toEqual(['repetition'])
  })

  it('requires the old password if there is one', () => {
    expect(wrongFields(passwordChangeSchema, { ...right, current: '' })).toEqual(['current'])
    expect(wrongFields(firstPasswordSchema, first)).toEqual([])
  })
})

describe('bodyOf (R293)', () => {
  it('sends the old password only if there is one', () => {
    expect(bodyOf(right)).toEqual({ current_password: right.current, new_password: right.password })
    expect(bodyOf(first)).toEqual({ new_password: right.password })
    expect(Object.keys(bodyOf(first))).toEqual(['new_password'])
  })
})
