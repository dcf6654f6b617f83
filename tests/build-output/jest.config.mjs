import shared from '../../jest.config.mjs'

const [node] = shared.projects

/** Looks at the published site; it has to be built first. */
export default {
  ...node,
  displayName: 'output',
  rootDir: '../..',
  testMatch: ['<rootDir>/tests/build-output/*.scan.ts'],
}
