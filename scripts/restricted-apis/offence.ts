/** One place in the tree that a rule of the house refuses. */
export interface Offence {
  path: string
  /** Line in the file, from 1. */
  line: number
  message: string
}

const tests = /\.test\.tsx?$|\/testing\//

/** True for a test, and for what stands in a `testing/` folder for tests alone. */
export const isTest = (path: string) => tests.test(path)
