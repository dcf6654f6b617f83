import shared from '../../jest.config.mjs'

const [node] = shared.projects

/** The host-contract tests against nginx and the container: `npm run test:hosts`. */
export default {
  ...node,
  displayName: 'hosts',
  rootDir: '../..',
  testTimeout: 120_000,
  testMatch: ['<rootDir>/tests/hosts/*.hosts.ts', '<rootDir>/tests/hosts/*.test.ts'],
}
