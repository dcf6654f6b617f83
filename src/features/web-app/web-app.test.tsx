import type { PageMessage } from '../../../contract/site/worker-message'
import { createPageKeeper } from './web-app'

it('has each visited page cached, and names each loaded file once (R227)', () => {
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

it('loads nothing twice where data is to be spared (R344)', () => {
  const send = jest.fn()
  createPageKeeper({ loaded: () => ['/app.js'], savesData: () => true, send })('/')
  expect(send).not.toHaveBeenCalled()
})
