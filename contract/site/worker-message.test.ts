import { readPageMessage, readWorkerMessage } from './worker-message'

it('reads the known fields of messages', () => {
  expect(readPageMessage({ type: 'takeOver', more: 1 })).toEqual({ type: 'takeOver' })
  expect(readPageMessage({ type: 'listKept' })).toEqual({ type: 'listKept' })
  expect(readPageMessage({ type: 'keep', path: '/about', files: ['/a.js', 3] })).toEqual({
    type: 'keep',
    path: '/about',
    files: ['/a.js'],
  })
  expect(readWorkerMessage({ type: 'takingOver' })).toEqual({ type: 'takingOver' })
})

it.each([
  null,
  'takeOver',
  {},
  { type: 'keep' },
  { type: 'keep', path: 1, files: [] },
  { type: 'keep', path: '/about', files: 'all' },
  { gatsbyApi: 'setPathResources', path: '/account/verify-email/key', resources: [] },
])('ignores %j', (data) => {
  expect(readPageMessage(data)).toBeNull()
  expect(readWorkerMessage(data)).toBeNull()
})
