import { type BrowserContext, expect, type Page, type Worker } from '@playwright/test'
import { askApi, placeOrder } from './support/own-order'
import { test } from './support/own-servers'
import { customer, signInAnew } from './support/sign-in'

test.use({ serviceWorkers: 'allow' })

/** As on phones, where pages cannot create notifications. */
async function refusePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.Notification = new Proxy(Notification, {
      construct() {
        throw new TypeError('Illegal constructor')
      },
    })
  })
}

/** The notifications that the device shows. */
function shownOnDevice(page: Page) {
  return page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready
    return (await worker.getNotifications()).map((shown) => {
      const { title, body, tag, lang, icon, requireInteraction, data } = shown
      const [renotify, vibrate] = [Reflect.get(shown, 'renotify'), Reflect.get(shown, 'vibrate')]
      return { title, body, tag, lang, icon, requireInteraction, renotify, vibrate, data }
    })
  })
}

/** Actions of the worker after a click; browsers allow them only after a real click. */
interface Interactions {
  interactions: string[]
}

/** Records which tab a worker focuses and which address it opens, instead of doing so. */
const recordActions = (worker: Worker) =>
  worker.evaluate(() => {
    const { clients, WindowClient } = self as unknown as {
      clients: { openWindow: (path: string) => Promise<null> }
      WindowClient: { prototype: { url: string; focus: () => Promise<unknown> } }
    }
    const interactions: string[] = []
    Object.assign(self, { interactions } satisfies Interactions)
    clients.openWindow = async (path) => {
      interactions.push(`open ${path}`)
      return null
    }
    WindowClient.prototype.focus = async function focus(this: { url: string }) {
      interactions.push(`focus ${new URL(this.url).pathname}`)
    }
  })

/** Clicks the shown notification; returns what the worker did. */
const press = (worker: Worker) =>
  worker.evaluate(async () => {
    const scope = self as unknown as Interactions & {
      registration: ServiceWorkerRegistration
      NotificationEvent: new (type: string, init: object) => Event
    }
    const [notification] = await scope.registration.getNotifications()
    scope.interactions.length = 0
    self.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
    while (scope.interactions.length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
    return scope.interactions
  })

test('a clicked notification opens its page (R214, R339)', async ({ page, context, servers }) => {
  await context.grantPermissions(['notifications'], { origin: servers.site })
  await refusePages(context)
  await signInAnew(page, servers)
  await askApi(page, 'POST', '/notification/user/mark-all-as-seen')
  const { id } = await placeOrder(page, customer.email)
  const path = `/account/orders/${id}`
  await page.goto('/')
  await expect.poll(servers.sockets).toBe(1)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('There is no worker.')
  await recordActions(worker)

  await servers.moveOrder(id, 'PROCESSING')
  await expect
    .poll(() => shownOnDevice(page))
    .toEqual([
      {
        title: 'Η παραγγελία σας ετοιμάζεται',
        body: expect.stringMatching(/\S/),
        tag: 'send_notification',
        lang: 'el',
        icon: `${servers.site}/logo.svg`,
        requireInteraction: false,
        renotify: true,
        vibrate: [200, 100, 200],
        data: { path },
      },
    ])
  expect(await press(worker)).toEqual([`open ${path}`])
  expect(await shownOnDevice(page)).toEqual([])

  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: `Παραγγελία ${id}` })).toBeVisible()
  await expect.poll(servers.sockets).toBe(1)
  await servers.moveOrder(id, 'SHIPPED')
  await expect
    .poll(async () => (await shownOnDevice(page)).map(({ data }) => data))
    .toEqual([{ path }])
  expect(await press(worker)).toEqual([`focus ${path}`])
  expect(await shownOnDevice(page)).toEqual([])
})
