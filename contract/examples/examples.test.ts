import * as z from 'zod/mini'
import { answerSamples } from './endpoint-answers'
import { bodySamples } from './endpoint-bodies'
import { withValue } from './sample'

const samples = [...answerSamples, ...bodySamples]

/** Paths of the values that contain no other values, e.g. `items.0.quantity`. */
function leavesOf(body: unknown, path: readonly string[] = []): string[] {
  const inner = Object.entries(Object(body) === body ? Object(body) : {})
  if (inner.length === 0) return [path.join('.')]
  return inner.flatMap(([key, value]) => leavesOf(value, [...path, key]))
}

const valueAt = (body: unknown, path: string): unknown =>
  path.split('.').reduce((inner, key) => (key ? Object(inner)[key] : inner), body)

/** Values of these may be of any type. */
const untyped = /^data\.phone|^profile\.|[eE]xtension/

/** Whether unknown fields are refused, or are more entries of the same kind. */
const refusesMore = (schema: z.ZodMiniType) =>
  schema instanceof z.ZodMiniRecord ||
  (schema instanceof z.ZodMiniObject && schema.def.catchall instanceof z.ZodMiniNever)

describe.each(samples)('%s', (_, schema, body) => {
  const read = z.parse(schema, body)

  it('is parsed to the same value again, after JSON and with unknown fields', () => {
    expect(z.parse(schema, JSON.parse(JSON.stringify(read)))).toEqual(read)
    if (Object(body) !== body || Array.isArray(body) || refusesMore(schema)) return
    expect(z.parse(schema, Object.assign({ unknownField: ['x'] }, body))).toEqual(read)
  })

  it('is refused with a value of another type in any of its fields (R155)', () => {
    const accepted = leavesOf(body).filter(
      (path) =>
        valueAt(read, path) !== undefined &&
        z.safeParse(schema, withValue(body, path, [[]])).success,
    )
    expect(accepted.filter((path) => !untyped.test(path))).toEqual([])
  })
})
