import { format } from 'node:util'

/** A warning or error that nobody expected is a defect: the test that caused it fails. */
for (const level of ['error', 'warn'] as const) {
  beforeEach(() => {
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      throw new Error(`console.${level}: ${format(...words)}`)
    })
  })
}

afterEach(() => {
  jest.restoreAllMocks()
})
