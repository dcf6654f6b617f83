import { expect, type Page } from '@playwright/test'
import { type LineFault, lineFaults } from '../support/fault-proxy'
import { isLongRun, sampleOf } from '../support/long-run'
import { navigateTo } from './support/keyboard'
import { atControls, sortMenu } from './support/list-controls'
import { heading, main } from './support/locators'
import { test } from './support/own-servers'
import { approach, openQuietPage, settled } from './support/page-state'
import { addressOf } from './support/public-pages'
import { demoPassword, signIn } from './support/sign-in'
import { unreachable } from './support/texts'

/** The default times of the gateway. */
test.use({ gatewayOptions: { UPSTREAM_TIMEOUT_MS: '5000', BREAKER_PROBE_MS: '2000' } })

const sentence = (page: Page) => main(page).getByText(unreachable).filter({ visible: true })
const pressRetry = (page: Page) =>
  main(page).getByRole('button', { name: 'Δοκιμάστε ξανά' }).first().click()
const pressed = (name: string) => (page: Page) =>
  main(page).getByRole('button', { name, exact: true }).click()

/** A screen that needs the API, and the action that uses the broken connection. */
interface Screen {
  name: string
  /** Who is signed in; a guest by default. */
  as?: 'customer' | 'superuser'
  /** Address before the fault; for members a page without requests. */
  from: () => string | Promise<string>
  /** Action during the fault. */
  act: (page: Page) => Promise<void>
  /** Action after the fault; by default a press on the page's retry button. */
  again?: (page: Page) => Promise<void>
  /** The notice of a page that still shows older content; null on pages that the build completes. */
  says?: string | null
}

const afresh = async (page: Page) => void (await page.reload())

async function write(page: Page, words: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(words)) {
    await main(page).getByLabel(label, { exact: true }).fill(value)
  }
}

const visitorScreens: readonly Screen[] = [
  { name: 'home', from: () => addressOf('home'), act: afresh, says: null },
  { name: 'search', from: () => addressOf('search'), act: afresh, says: null },
  { name: 'product', from: () => addressOf('product'), act: afresh },
  {
    name: 'lesson',
    from: () => addressOf('lesson'),
    act: async (page) => {
      await afresh(page)
      await approach(page.locator('#sxolia'))
    },
    says: 'Βλέπετε τα σχόλια όπως ήταν όταν δημοσιεύτηκε η σελίδα.',
  },
  {
    name: 'products',
    from: () => addressOf('products'),
    act: async (page) => {
      await atControls(page, () => sortMenu(page).selectOption({ label: 'Φθηνότερα πρώτα' }))
    },
  },
  {
    name: 'contact',
    from: () => addressOf('contact'),
    act: async (page) => {
      await write(page, {
        Όνομα: 'Ελένη',
        'E-mail': 'eleni@example.com',
        Μήνυμα: 'Πότε ανοίγετε το Σάββατο το πρωί;',
      })
      await pressed('Αποστολή')(page)
    },
    again: pressed('Αποστολή'),
  },
  {
    name: 'sign-in',
    from: () => '/account/login',
    act: async (page) => {
      await write(page, { 'E-mail': 'customer@example.gr', 'Κωδικός πρόσβασης': demoPassword })
      await pressed('Σύνδεση')(page)
    },
    again: pressed('Σύνδεση'),
  },
]

const memberScreens: readonly Screen[] = [
  { name: 'the whole account', as: 'customer', from: () => '/account', act: afresh },
  { name: 'cart', as: 'superuser', from: () => '/cart', act: afresh },
  {
    name: 'orders',
    as: 'customer',
    from: () => '/account/help',
    act: (page) => navigateTo(page, '/account/orders'),
  },
  {
    name: 'a new address',
    as: 'customer',
    from: () => '/account/help',
    act: (page) => navigateTo(page, '/account/addresses/new'),
  },
]

/** Only delays responses, so no notice is shown. */
const onlySlow: LineFault = 'latency'

const casesOf = (screens: readonly Screen[]) =>
  screens.flatMap((screen) => lineFaults.map((fault) => ({ screen, fault })))
// Every run tests another fault on each page for visitors, and a few of the members' pages.
const cases = [
  ...casesOf(visitorScreens).filter((_, at) => isLongRun || at % (lineFaults.length + 1) === 0),
  ...sampleOf(casesOf(memberScreens), 3),
]

for (const { screen, fault } of cases) {
  test(`${screen.name} stays usable and recovers: ${fault} (R320)`, async ({ page, servers }) => {
    const { as, from, act, again = pressRetry, says = unreachable } = screen
    await servers.mend()
    if (as) {
      await openQuietPage(page)
      // The circuit breaker may still be open because of the previous test.
      await expect(() =>
        signIn(page, { email: `${as}@example.gr`, password: demoPassword }),
      ).toPass()
    }
    await page.goto(await from())
    await settled(page)
    await servers.suffer(fault)
    if (says === null) {
      await act(page)
      await settled(page)
      await expect(sentence(page)).toHaveCount(0)
      await expect(heading(page)).toBeVisible()
      return
    }
    const notice = main(page).getByText(says).filter({ visible: true }).first()
    if (fault === onlySlow) {
      const answered = page.waitForResponse((answer) => answer.url().includes('/api/'))
      await act(page)
      await answered
    } else {
      const asked = page.waitForRequest((request) => request.url().includes('/api/'))
      await act(page)
      await asked
      await expect(notice).toBeVisible()
      await expect(heading(page)).toBeVisible()
      await servers.mend()
      // The circuit breaker may still be open: press again while the notice is shown.
      await expect(async () => {
        if (await notice.isVisible()) await again(page)
        await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0, { timeout: 1_000 })
        await expect(notice).toBeHidden({ timeout: 1_000 })
      }).toPass()
    }
    await expect(sentence(page)).toHaveCount(0)
    await expect(heading(page)).toBeVisible()
  })
}
