import * as z from 'zod/mini'
import { rowsOf } from './api'
import type { UpstreamEndpoint } from './endpoints/endpoint'
import { apiAnswers } from './testing/api-answers'
import { upstreamCalls } from './testing/upstream-endpoints'

const calls = Object.entries<UpstreamEndpoint>(upstreamCalls)

it.each(calls)('the example of %s is read as its call says', (name, { rows, answer }) => {
  const said: unknown = Reflect.get(apiAnswers, name)
  if (rows)
    expect(z.safeParse(z.array(rows).check(z.minLength(1)), rowsOf(said)).error).toBeUndefined()
  else if (answer) expect(z.safeParse(answer, said).error).toBeUndefined()
  else expect(said === null || typeof said === 'function').toBe(true)
})
