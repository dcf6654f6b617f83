import { expect, type Page } from '@playwright/test'
import { sampleOf } from '../support/long-run'
import { expectShown, footer, heading, main } from './support/locators'
import { type FaultOrder, test } from './support/own-servers'
import { settled } from './support/page-state'
import { addressOf, type PageName } from './support/public-pages'
import { unreachable } from './support/texts'

const sentence = (page: Page) => main(page).getByText(unreachable).filter({ visible: true })
const retry = (page: Page) => main(page).getByRole('button', { name: 'Δοκιμάστε ξανά' })

/** A page that needs the API, an action on it, and the check of its success. */
interface Scenario {
  name: PageName
  /** Path of the API that the page needs. */
  below: string
  act?: (page: Page) => Promise<void>
  worked: (page: Page) => Promise<void>
  /** Repeats the action if the page has no retry button. */
  again?: (page: Page) => Promise<void>
  /** The notice of a page that still shows older content. */
  says?: string
}

const send = (page: Page) => main(page).getByRole('button', { name: 'Αποστολή' }).click()

async function writeAndSend(page: Page): Promise<void> {
  await main(page).getByLabel('Όνομα').fill('Ελένη Παππά')
  await main(page).getByLabel('E-mail').fill('eleni@example.com')
  await main(page).getByLabel('Μήνυμα').fill('Πότε θα ξαναέρθει το ξύλινο κουτί;')
  await send(page)
}

const scenarios: readonly Scenario[] = [
  {
    name: 'home',
    below: '/',
    worked: (page) => expect(main(page).getByRole('article').first()).toBeVisible(),
  },
  {
    name: 'product',
    below: '/api/v1/product',
    worked: (page) => expect(main(page).locator('[data-area=decision]')).toContainText('€'),
  },
  {
    name: 'lesson',
    below: '/api/v1/blog',
    says: 'Βλέπετε τα σχόλια όπως ήταν όταν δημοσιεύτηκε η σελίδα.',
    worked: (page) => expect(main(page).getByRole('heading', { name: 'Σχόλια' })).toBeVisible(),
  },
  {
    name: 'products',
    below: '/api/v1/product',
    act: async (page) => {
      await main(page).getByLabel('Σειρά').selectOption({ label: 'Φθηνότερα πρώτα' })
    },
    worked: (page) => expect(page).toHaveURL(/sort=price-up/),
  },
  {
    name: 'contact',
    below: '/api/v1/contact',
    act: writeAndSend,
    again: send,
    worked: (page) => expect(main(page).getByText('Το μήνυμά σας έφτασε')).toBeVisible(),
  },
  {
    name: 'search',
    below: '/api/v1/search',
    worked: (page) => expectShown(page, /Βρήκαμε .* «μνήμη»/),
  },
]

const kinds = ['status 500', 'status 503', 'html', 'truncated'] as const
const faults = scenarios.flatMap((scenario) => kinds.map((kind) => ({ scenario, kind })))
// Every run tests one fault per page; the long run tests all of them.
const tried = scenarios.flatMap((scenario) =>
  sampleOf(
    faults.filter((fault) => fault.scenario === scenario),
    1,
  ),
)

/** Pages that have all they need in the build. */
const isUnaffected = (name: string) => name === 'home' || name === 'search'

async function expectNotice(page: Page, { name, says, again }: Scenario): Promise<void> {
  if (isUnaffected(name)) return expect(sentence(page)).toHaveCount(0)
  await expect(says ? main(page).getByText(says) : sentence(page)).toBeVisible()
  await expect(heading(page)).toBeVisible()
  if (again) await expect(main(page).getByLabel('Μήνυμα')).toHaveValue(/ξύλινο κουτί/)
}

test.afterEach(({ servers }) => servers.mend())

for (const { scenario, kind } of tried) {
  test(`${scenario.name} stays usable and recovers: ${kind} (R320)`, async ({ page, servers }) => {
    const order: FaultOrder = { kind, below: scenario.below }
    if (!scenario.act) await servers.spoil(order)
    await page.goto(await addressOf(scenario.name))
    await settled(page)
    if (scenario.act) await servers.spoil(order)
    await scenario.act?.(page)
    await expectNotice(page, scenario)
    await servers.mend()
    if (scenario.again) await scenario.again(page)
    else if (!isUnaffected(scenario.name)) await retry(page).first().click()
    await expect(main(page).getByText(scenario.says ?? unreachable)).toHaveCount(0)
    await scenario.worked(page)
  })
}

test('a slow API only delays pages', async ({ page, servers }) => {
  for (const scenario of scenarios) {
    await servers.spoil({ kind: 'slow', below: scenario.below })
    await page.goto(await addressOf(scenario.name))
    await expect(heading(page)).toBeVisible()
    if (scenario.act) await settled(page)
    await scenario.act?.(page)
    await scenario.worked(page)
    await expect(sentence(page)).toHaveCount(0)
    await servers.mend()
  }
})

/** Makes the formatting of prices throw, like a defect in our own code. */
async function breakPrices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    String.prototype.padStart = () => {
      throw new Error('broken on purpose')
    }
  })
}

test('an error in our own code shows a link home (R321)', async ({ page }) => {
  await breakPrices(page)
  await page.goto(await addressOf('product'))
  await expect(page.getByRole('heading', { name: 'Κάτι δεν πήγε καλά' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(footer(page)).toBeVisible()
  await main(page).getByRole('link', { name: 'Αρχική σελίδα' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
})

test.describe('for a crawler', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  })

  test('the page stays as built (R273, R321)', async ({ page }) => {
    await breakPrices(page)
    const path = await addressOf('product')
    await page.goto(path)
    await settled(page)
    await expect(page.getByRole('heading', { name: 'Κάτι δεν πήγε καλά' })).toHaveCount(0)
    await expect(main(page).locator('[data-area=decision]')).toContainText('€')
    await expect(main(page).getByRole('heading', { name: 'Περιγραφή' })).toBeVisible()
  })
})
