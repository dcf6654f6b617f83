import { expect, type Page } from '@playwright/test'
import { type LineFault, lineFaults } from '../support/fault-proxy'
import { sampleOf } from '../support/long-run'
import { walkTo } from './support/keyboard'
import { test } from './support/own-servers'
import { openQuietPage, settled } from './support/page-state'
import { addressOf } from './support/public-pages'
import { demoPassword, signIn } from './support/sign-in'
import { unreachable } from './support/texts'

/** As the product's gateway has them: word and recovery must come in time in spite of them. */
test.use({ gatewayTimes: { UPSTREAM_TIMEOUT_MS: '5000', BREAKER_PROBE_MS: '2000' } })

/** How long people wait for a word, and for what they asked once the line is mended (A5-90). */
const word = { timeout: 6_000 }
const recovery = { timeout: 5_000 }

const main = (page: Page) => page.getByRole('main')
const sentence = (page: Page) => main(page).getByText(unreachable).filter({ visible: true })
const pressRetry = (page: Page) =>
  main(page).getByRole('button', { name: 'Δοκιμάστε ξανά' }).first().click()
const pressed = (name: string) => (page: Page) =>
  main(page).getByRole('button', { name, exact: true }).click()

/** A screen that cannot do without the API, and how people come upon a line that broke. */
interface Screen {
  name: string
  /** Who looks at it; a guest where nobody is named. */
  as?: 'customer' | 'superuser'
  /** Where they are before the line breaks; for members a page that asks for nothing. */
  from: (request: Parameters<typeof addressOf>[1]) => string | Promise<string>
  /** What they then do. */
  act: (page: Page) => Promise<void>
  /** What they do once the line is mended; pressing the page's own button where nothing is named. */
  again?: (page: Page) => Promise<void>
  /** What the page says where it has something older to show than the sentence. */
  says?: string
}

const afresh = async (page: Page) => void (await page.reload())

async function write(page: Page, words: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(words)) {
    await main(page).getByLabel(label, { exact: true }).fill(value)
  }
}

const ownPages = {
  orders: '/account/orders',
  addresses: '/account/addresses',
  'a new address': '/account/addresses/new',
  reviews: '/account/reviews',
  settings: '/account/settings',
  'favourite lessons': '/account/favourites/posts',
  'favourite products': '/account/favourites/products',
  'e-mail addresses': '/account/email',
  devices: '/account/sessions',
  providers: '/account/providers',
  'two factors': '/account/2fa',
  keys: '/account/2fa/webauthn',
}

const screens: readonly Screen[] = [
  { name: 'product', from: (request) => addressOf('product', request), act: afresh },
  {
    name: 'lesson',
    from: (request) => addressOf('lesson', request),
    act: afresh,
    says: 'Βλέπετε τα σχόλια όπως ήταν όταν δημοσιεύτηκε η σελίδα.',
  },
  {
    name: 'products',
    from: (request) => addressOf('products', request),
    act: async (page) => {
      await main(page).getByLabel('Σειρά').selectOption({ label: 'Φθηνότερα πρώτα' })
    },
  },
  { name: 'search', from: (request) => addressOf('search', request), act: afresh },
  {
    name: 'contact',
    from: (request) => addressOf('contact', request),
    act: async (page) => {
      await write(page, { Όνομα: 'Ελένη', 'E-mail': 'eleni@example.com', Μήνυμα: 'Πότε ανοίγετε;' })
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
  { name: 'the whole account', as: 'customer', from: () => '/account', act: afresh },
  { name: 'cart', as: 'superuser', from: () => '/cart', act: afresh },
  ...Object.entries(ownPages).map(
    ([name, path]): Screen => ({
      name,
      as: 'customer',
      from: () => '/account/help',
      act: (page) => walkTo(page, path),
    }),
  ),
]

/** Costs nothing but time: nobody is told anything, and all arrives. */
const onlySlow: LineFault = 'latency'

const cases = screens.flatMap((screen) => lineFaults.map((fault) => ({ screen, fault })))

test('knows twenty screens and nine faults', () => {
  expect([screens.length, lineFaults.length]).toEqual([20, 9])
})

for (const { screen, fault } of sampleOf(cases, 6)) {
  test(`${screen.name} says so and recovers: ${fault} (R320)`, async ({
    page,
    request,
    servers,
  }) => {
    const { as, from, act, again = pressRetry, says = unreachable } = screen
    await servers.mend()
    if (as) {
      await openQuietPage(page, servers.site)
      await signIn(page, { email: `${as}@example.gr`, password: demoPassword })
    }
    await page.goto(`${servers.site}${await from(request)}`)
    await settled(page)
    await servers.suffer(fault)
    const told = main(page).getByText(says).filter({ visible: true }).first()
    if (fault === onlySlow) {
      const answered = page.waitForResponse((answer) => answer.url().includes('/api/'))
      await act(page)
      await answered
    } else {
      const asked = page.waitForRequest((request) => request.url().includes('/api/'))
      await act(page)
      await asked
      await expect(told).toBeVisible(word)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await servers.mend()
      // The gateway may still rest: people press again as long as they read the sentence.
      await expect(async () => {
        if (await told.isVisible()) await again(page)
        await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0, { timeout: 1_000 })
        await expect(told).toBeHidden({ timeout: 1_000 })
      }).toPass(recovery)
    }
    await expect(sentence(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
