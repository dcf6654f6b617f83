import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const recordedAnswer = z.strictObject({
  /** Shape of the body. */
  body: z.unknown().optional(),
  /** Bodies that said no, as they came. */
  refusals: z.array(z.unknown()).optional(),
})

const recordedApi = z.strictObject({
  about: z.array(z.string()),
  shapes: z.record(z.string(), z.unknown()),
  endpoints: z.record(z.string(), z.record(z.string(), recordedAnswer)),
})

/** What the real API answered; `about` in the file explains the notation. */
export const recorded = recordedApi.parse(
  JSON.parse(readFileSync(join(__dirname, '../recorded-api.json'), 'utf8')),
)

/** Each recorded answer's name: endpoint and status, and of refusals the number, from 1 on. */
export const answerNames: readonly string[] = Object.entries(recorded.endpoints).flatMap(
  ([endpoint, answers]) =>
    Object.entries(answers).flatMap(([status, { refusals }]) =>
      refusals
        ? refusals.map((_, at) => `${endpoint} ${status} no. ${at + 1}`)
        : [`${endpoint} ${status}`],
    ),
)
