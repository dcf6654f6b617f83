import type { PageMessage } from '../../../contract/site/worker-message'
import { keepVisited } from './keep-visited'

it('has each page kept that is read, and names each loaded file once (R227)', () => {
  const told: PageMessage[] = []
  const loaded = ['/app.js']
  const keep = keepVisited({
    loaded: () => loaded,
    sparesData: () => false,
    tell: (message) => told.push(message),
  })
  keep('/')
  loaded.push('/about.js')
  keep('/about')
  expect(told).toEqual([
    { type: 'keep', path: '/', files: ['/app.js'] },
    { type: 'keep', path: '/about', files: ['/about.js'] },
  ])
})

it('loads nothing twice where data is to be spared (R344)', () => {
  const tell = jest.fn()
  keepVisited({ loaded: () => ['/app.js'], sparesData: () => true, tell })('/')
  expect(tell).not.toHaveBeenCalled()
})
