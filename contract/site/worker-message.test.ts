import { readPageMessage, readWorkerMessage } from './worker-message'

it('reads the known fields of messages', () => {
  expect(readPageMessage({ type: 'takeOver', more: 1 })).toEqual({ type: 'takeOver' })
  expect(readPageMessage({ type: 'listKept' })).toEqual({ type: 'listKept' })
  expect(readPageMessage({ type: 'keep', path: '/about', files: ['/a.js', 3] })).toEqual({
    type: 'keep',
    path: '/about',
    files: ['/a.js'],
  })
  expect(readPageMessage({ type: 'listSaved', paths: [] })).toEqual({ type: 'listSaved' })
  for (const type of ['saveLessons', 'removeSaved'] as const) {
    const paths = ['/blog/post/1/ena', 2]
    expect(readPageMessage({ type, paths })).toEqual({ type, paths: ['/blog/post/1/ena'] })
  }
  expect(readWorkerMessage({ type: 'takingOver' })).toEqual({ type: 'takingOver' })
})

it.each([
  null,
  'takeOver',
  {},
  { type: 'keep' },
  { type: 'keep', path: 1, files: [] },
  { type: 'saveLessons' },
  { type: 'removeSaved', paths: '/blog/post/1/ena' },
  { type: 'keep', path: '/about', files: 'all' },
  { gatsbyApi: 'setPathResources', path: '/account/verify-email/key', resources: [] },
])('ignores %j', (data) => {
  expect(readPageMessage(data)).toBeNull()
  expect(readWorkerMessage(data)).toBeNull()
})
