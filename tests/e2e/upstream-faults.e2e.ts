import { expect, type Page } from '@playwright/test'
import { sampleOf } from '../support/long-run'
import { type FaultOrder, test } from './support/own-servers'
import { settled } from './support/page-state'
import { addressOf, type PageName } from './support/public-pages'
import { unreachable } from './support/texts'

const main = (page: Page) => page.getByRole('main')
const sentence = (page: Page) => main(page).getByText(unreachable).filter({ visible: true })
const retry = (page: Page) => main(page).getByRole('button', { name: 'Δοκιμάστε ξανά' })

/** What somebody does on a page that needs the API, and how it looks when it worked. */
interface Story {
  name: PageName
  /** Path of the API that the page asks. */
  below: string
  act?: (page: Page) => Promise<void>
  worked: (page: Page) => Promise<void>
  /** The act is done again by the person, as the page cannot do it for them. */
  again?: (page: Page) => Promise<void>
  /** What the page says when it is only older than it could be. */
  says?: string
}

const send = (page: Page) => main(page).getByRole('button', { name: 'Αποστολή' }).click()

async function writeAndSend(page: Page): Promise<void> {
  await main(page).getByLabel('Όνομα').fill('Ελένη Παππά')
  await main(page).getByLabel('E-mail').fill('eleni@example.com')
  await main(page).getByLabel('Μήνυμα').fill('Πότε θα ξαναέρθει το ξύλινο κουτί;')
  await send(page)
}

const stories: readonly Story[] = [
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
    worked: (page) =>
      expect(
        main(page)
          .getByText(/Βρήκαμε .* «μνήμη»/)
          .first(),
      ).toBeVisible(),
  },
]

const kinds = ['status 500', 'status 503', 'html', 'truncated'] as const
const faults = stories.flatMap((story) => kinds.map((kind) => ({ story, kind })))
// Each page has its turn in every run; the long run tries every fault on every page.
const tried = stories.flatMap((story) =>
  sampleOf(
    faults.filter((fault) => fault.story === story),
    1,
  ),
)

async function expectTold(page: Page, { name, says, again }: Story): Promise<void> {
  if (name === 'home') return expect(sentence(page)).toHaveCount(0)
  await expect(says ? main(page).getByText(says) : sentence(page)).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (again) await expect(main(page).getByLabel('Μήνυμα')).toHaveValue(/ξύλινο κουτί/)
}

test.afterEach(({ servers }) => servers.mend())

for (const { story, kind } of tried) {
  test(`${story.name} stays usable and recovers: ${kind} (R320)`, async ({
    page,
    request,
    servers,
  }) => {
    const order: FaultOrder = { kind, below: story.below }
    if (!story.act) await servers.spoil(order)
    await page.goto(`${servers.site}${await addressOf(story.name, request)}`)
    await settled(page)
    if (story.act) await servers.spoil(order)
    await story.act?.(page)
    await expectTold(page, story)
    await servers.mend()
    if (story.again) await story.again(page)
    else if (story.name !== 'home') await retry(page).first().click()
    await expect(main(page).getByText(story.says ?? unreachable)).toHaveCount(0)
    await story.worked(page)
  })
}

test('a slow API changes nothing but the time it takes', async ({ page, request, servers }) => {
  for (const story of stories) {
    await servers.spoil({ kind: 'slow', below: story.below })
    await page.goto(`${servers.site}${await addressOf(story.name, request)}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (story.act) await settled(page)
    await story.act?.(page)
    await story.worked(page)
    await expect(sentence(page)).toHaveCount(0)
    await servers.mend()
  }
})

/** Makes every price fail while it is written, as a fault in our own code would. */
async function breakPrices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get: () => {
        throw new Error('broken on purpose')
      },
    })
  })
}

test('a fault of our own shows a way home, never an empty page (R321)', async ({
  page,
  request,
}) => {
  await breakPrices(page)
  await page.goto(await addressOf('product', request))
  await expect(page.getByRole('heading', { name: 'Κάτι δεν πήγε καλά' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await main(page).getByRole('link', { name: 'Αρχική σελίδα' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
})

test.describe('for a crawler', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  })

  test('the page stays as it was built (R273, R321)', async ({ page, request }) => {
    await breakPrices(page)
    const path = await addressOf('product', request)
    await page.goto(path)
    await settled(page)
    await expect(page.getByRole('heading', { name: 'Κάτι δεν πήγε καλά' })).toHaveCount(0)
    await expect(main(page).locator('[data-area=decision]')).toContainText('€')
    await expect(main(page).getByRole('heading', { name: 'Περιγραφή' })).toBeVisible()
  })
})
