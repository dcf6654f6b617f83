import { openClickedNotification } from './notification-click'

const origin = 'https://stagona.example'

/** A device with these tabs open; the one that was used last comes first. */
function startDevice(...paths: string[]) {
  const calls: string[] = []
  const pages = paths.map((path) => ({
    url: origin + path,
    postMessage: () => {},
    focus: async () => void calls.push(`focus ${path}`),
  }))
  const clients = {
    matchAll: async () => pages,
    openWindow: async (path: string) => void calls.push(`open ${path}`),
  }
  const press = (data: unknown) => {
    const close = () => void calls.push('close')
    return openClickedNotification({ data, close }, clients, origin)
  }
  return { calls, press }
}

it('closes the notification and focuses the tab that shows its page (R214)', async () => {
  const { calls, press } = startDevice('/blog', '/account/orders/640')
  await press({ path: '/account/orders/640' })
  expect(calls).toEqual(['close', 'focus /account/orders/640'])
})

it('opens a new tab where no other shows the page (R214)', async () => {
  const { calls, press } = startDevice('/blog', '/account/orders/64')
  await press({ path: '/account/orders/640?from=news#top' })
  expect(calls).toEqual(['close', 'open /account/orders/640?from=news#top'])
})

it('focuses the tab used last without a page', async () => {
  const { calls, press } = startDevice('/blog', '/')
  await press({ path: null })
  expect(calls).toEqual(['close', 'focus /blog'])
})

it.each([
  [undefined],
  [null],
  ['/blog'],
  [{}],
  [{ path: 7 }],
  [{ path: '' }],
  [{ path: 'blog' }],
  [{ path: 'https://stagona.example/blog' }],
  [{ path: 'https://evil.example/' }],
  [{ path: '//evil.example/' }],
  [{ path: '/\\evil.example/' }],
  [{ path: '/\t/evil.example/' }],
  [{ path: 'javascript:alert(1)' }],
  [{ path: '/api/cart' }],
  [{ path: '/auth/mikro' }],
])('opens only the home page with %j (R330)', async (data) => {
  const { calls, press } = startDevice()
  await press(data)
  expect(calls).toEqual(['close', 'open /'])
})
