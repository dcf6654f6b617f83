import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const recordedAnswer = z.strictObject({
  /** Shape of the body. */
  body: z.unknown().optional(),
  /** Bodies of errors. */
  refusals: z.array(z.unknown()).optional(),
})

const recordedApi = z.strictObject({
  about: z.array(z.string()),
  shapes: z.record(z.string(), z.unknown()),
  endpoints: z.record(z.string(), z.record(z.string(), recordedAnswer)),
})

/** Recorded answers of the real API; `about` in the file explains the notation. */
export const recorded = recordedApi.parse(
  JSON.parse(readFileSync(join(__dirname, '../recorded-api.json'), 'utf8')),
)

/** Names of the recorded answers: endpoint, status, and the number of an error from 1 on. */
export const answerNames: readonly string[] = Object.entries(recorded.endpoints).flatMap(
  ([endpoint, answers]) =>
    Object.entries(answers).flatMap(([status, { refusals }]) =>
      refusals
        ? refusals.map((_, at) => `${endpoint} ${status} no. ${at + 1}`)
        : [`${endpoint} ${status}`],
    ),
)
