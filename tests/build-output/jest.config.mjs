import shared from '../../jest.config.mjs'

const [node] = shared.projects

/** Checks the published site, which has to be built first. */
export default {
  ...node,
  displayName: 'output',
  rootDir: '../..',
  testMatch: ['<rootDir>/tests/build-output/*.scan.ts'],
}
