import { type BrowserContext, expect, type Page } from '@playwright/test'
import { publicPaths } from '#contract/paths/site-paths'
import { expectAccessible } from './support/accessibility'
import { signInWithCart } from './support/checkout-form'
import { main } from './support/locators'
import { askApi, placeOrder } from './support/own-order'
import { test } from './support/own-servers'
import { customer, signInAnew, superuser } from './support/sign-in'

const { email } = customer

const bar = (page: Page) => page.getByRole('banner')
const bell = (page: Page) => bar(page).getByRole('button', { name: /^Ειδοποιήσεις/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Ειδοποιήσεις' })
const named = (count: number) =>
  count === 0 ? 'Ειδοποιήσεις' : `Ειδοποιήσεις, ${count} ${count === 1 ? 'νέα' : 'νέες'}`
const expectCount = (page: Page, count: number) =>
  expect(bell(page)).toHaveAccessibleName(named(count))

/** Records the system notifications of a browser's pages, as if they were permitted (R214). */
async function recordNotifications(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shown: unknown[] = []
    class Noted {
      static readonly permission = 'granted'
      onclick = null
      constructor(title: string, options: unknown) {
        shown.push({ title, options })
      }
      close() {}
    }
    Object.assign(window, { Notification: Noted, shownOutside: shown })
  })
}

const shownOutside = async (...pages: Page[]) => {
  const lists = await Promise.all(pages.map((page) => page.evaluate('shownOutside')))
  return lists.flat()
}

test('two tabs are notified of an order and share what was seen (R141, R209, R213, R214, R217, R268, A1-6, A5-86)', {
  tag: '@smoke',
}, async ({ page, context, servers }) => {
  await recordNotifications(context)
  await signInAnew(page, servers)
  const { id } = await placeOrder(page, email)
  await askApi(page, 'POST', '/notification/user/mark-all-as-seen')
  // The API says nothing of this step.
  await servers.moveOrder(id, 'PROCESSING')
  await page.goto('/')
  await expectCount(page, 0)
  const other = await context.newPage()
  await other.goto('/about')
  await expectCount(other, 0)
  // Both tabs share one socket.
  await expect.poll(servers.sockets).toBe(1)
  await expect(bar(other).getByRole('link', { name: 'Καλάθι' })).toHaveCount(0)

  await servers.moveOrder(id, 'SHIPPED')
  for (const tab of [page, other]) {
    await expect(tab.getByText('Το δέμα σας ξεκίνησε')).toBeVisible()
    await expectCount(tab, 1)
  }
  // One of them shows a system notification as well.
  expect(await shownOutside(page, other)).toMatchObject([
    {
      title: 'Το δέμα σας ξεκίνησε',
      options: {
        lang: 'el',
        icon: '/logo.svg',
        requireInteraction: false,
        renotify: true,
        vibrate: [200, 100, 200],
        data: { path: `/account/orders/${id}` },
      },
    },
  ])
  await servers.notify(email, '<img src=x onerror=alert(1)>', '<b>α</b>')
  await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  await expectCount(other, 2)

  await bell(page).click()
  await expect(panel(page)).toBeFocused()
  await panel(page).getByRole('button', { name: 'Την είδα: <img src=x onerror=alert(1)>' }).click()
  for (const tab of [page, other]) await expectCount(tab, 1)
  // A message makes the list be read again; what was seen stays in its place.
  await servers.notify(email, 'Μόλις ήρθε', '')
  await panel(page).getByRole('button', { name: 'Την είδα: Μόλις ήρθε' }).click()
  for (const tab of [page, other]) await expectCount(tab, 1)
  await panel(page).getByRole('button', { name: 'Διαγραφή: <img src=x onerror=alert(1)>' }).click()
  await expect(panel(page).getByText('onerror')).toHaveCount(0)
  await expect(panel(page)).toBeFocused()
  await panel(page).getByRole('link', { name: 'Το δέμα σας ξεκίνησε' }).click()
  await expect(page).toHaveURL(`/account/orders/${id}`)
  await expect(panel(page)).toBeHidden()
  for (const tab of [page, other]) await expectCount(tab, 0)

  await servers.setSockets(false)
  await servers.notify(email, 'Όσο έλειπε η σύνδεση', '')
  await servers.moveOrder(id, 'DELIVERED')
  await servers.setSockets(true)
  for (const tab of [page, other]) await expectCount(tab, 2)
  await bell(other).click()
  await panel(other).getByRole('button', { name: 'Τις είδα όλες' }).click()
  for (const tab of [page, other]) await expectCount(tab, 0)

  // The tab with the socket closes; the other one opens one.
  await page.close()
  await expect.poll(servers.sockets).toBe(1)
  await servers.moveOrder(id, 'COMPLETED')
  await expectCount(other, 1)

  await other.goto('/account')
  const menu = other.getByRole('navigation', { name: 'Μενού λογαριασμού' })
  await menu.getByRole('button', { name: 'Αποσύνδεση' }).click()
  await expect(bell(other)).toHaveCount(0)
  // Before the next check of sessions, which is after 30 s (A5-89, R210).
  await expect.poll(servers.sockets, { timeout: 15_000 }).toBe(0)
})

test('the list is accessible, Escape focuses the bell (R141, R217)', async ({ page, servers }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signInAnew(page, servers)
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto('/about')
    await bell(page).focus()
    await page.keyboard.press('Enter')
    await expect(panel(page).getByRole('listitem').first()).toBeVisible()
    await panel(page).getByRole('button', { name: 'Όλες', exact: true }).click()
    await expect(panel(page).getByText('Καλώς ήρθατε στη Σταγόνα')).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.keyboard.press('Escape')
    await expect(bell(page)).toBeFocused()
  }
})

test('toasts cover neither the checkout link nor the order button where they come into view (R231)', async ({
  page,
  servers,
}) => {
  const { name } = await signInWithCart(page)
  expect(name).not.toBe('')
  const ways = [
    [publicPaths.cart, main(page).getByRole('link', { name: 'Συνέχεια στο ταμείο' })],
    [publicPaths.checkout, main(page).locator('button[type=submit]')],
  ] as const
  for (const [path, action] of ways) {
    // Only the socket of the next page may count.
    await page.goto('about:blank')
    await expect.poll(servers.sockets).toBe(0)
    await page.goto(path)
    await expect(action).toBeVisible()
    await expect.poll(servers.sockets).toBe(1)
    for (const width of [360, 480, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await page.evaluate(() => scrollTo(0, 0))
      for (const title of ['Πρώτη είδηση', 'Δεύτερη είδηση']) {
        await servers.notify(
          superuser.email,
          title,
          'Δοκιμαστικό κείμενο δύο γραμμών, ώστε να έχει ύψος.',
        )
      }
      const toasts = page.locator('[data-sonner-toast]')
      await expect(toasts).toHaveCount(2)
      const message = `${path} ${width}`
      // It has the focus from the width before: only a new one scrolls.
      await action.blur()
      await action.focus()
      await expect.poll(() => action.evaluate(isCoveredByToast), { message }).toBe(false)
      await expect(toasts).toHaveCount(2)
      await expect(toasts).toHaveCount(0)
    }
  }
})

/** Runs in the page: whether a toast overlaps an element. */
function isCoveredByToast(element: Element): boolean {
  const action = element.getBoundingClientRect()
  return [...document.querySelectorAll('[data-sonner-toast]')].some((toast) => {
    const { top, bottom, left, right } = toast.getBoundingClientRect()
    return top < action.bottom && bottom > action.top && left < action.right && right > action.left
  })
}
