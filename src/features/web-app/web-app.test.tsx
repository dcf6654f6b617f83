import type { PageMessage } from '../../../contract/site/worker-message'
import { createPageKeeper } from './web-app'

it('has each visited page cached, and sends each loaded file once (R227)', () => {
  const sent: PageMessage[] = []
  const loaded = ['/app.js']
  const keep = createPageKeeper({
    loaded: () => loaded,
    savesData: () => false,
    send: (message) => sent.push(message),
  })
  keep('/')
  loaded.push('/about.js')
  keep('/about')
  expect(sent).toEqual([
    { type: 'keep', path: '/', files: ['/app.js'] },
    { type: 'keep', path: '/about', files: ['/about.js'] },
  ])
})

it('caches nothing in data-saver mode (R344)', () => {
  const send = jest.fn()
  createPageKeeper({ loaded: () => ['/app.js'], savesData: () => true, send })('/')
  expect(send).not.toHaveBeenCalled()
})
