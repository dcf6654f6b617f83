import { format } from 'node:util'

/** An unexpected warning or error fails the test. */
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
