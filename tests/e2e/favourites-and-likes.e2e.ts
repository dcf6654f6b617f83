import { expect, type Page, test } from '@playwright/test'
import { entityPath, publicPaths } from '#contract/paths/site-paths'
import type { Product } from '#contract/shop/product'
import { expectAccessibleOnNarrowScreen } from './support/accessibility'
import { newestProduct } from './support/environment'
import { expectHeading, main } from './support/locators'
import { settled } from './support/page-state'
import { blog, lessonPath } from './support/public-pages'
import { recordPaths } from './support/requests'
import { signUp } from './support/sign-in'

const heart = (page: Page, name: string) =>
  main(page).getByRole('button', { name: `Στα αγαπημένα: ${name}`, exact: true })

const pressed = (page: Page, name: string) =>
  expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true')

/** Resolves when a favourite is stored. */
const stored = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.status() === 201)

const nameOf = ({ translations }: Product) => translations.el?.name ?? ''

/** Records requests for favourites and likes from now on. */
const recordCalls = (page: Page) => recordPaths(page, /^\/api\/.*(favourites|like)/)

test('a product is added to favourites, removed and restored (R058, R167)', {
  tag: '@smoke',
}, async ({ page }) => {
  const product = await newestProduct()
  await signUp(page)
  const calls = recordCalls(page)
  await page.goto(publicPaths.products)
  await expect.poll(() => calls).toEqual(['/api/products/favourites/favourites-by-products'])
  const written = stored(page)
  await heart(page, nameOf(product)).click()
  await pressed(page, nameOf(product))
  await written
  await expectAccessibleOnNarrowScreen(page)
  await page.goto(entityPath('product', product))
  await pressed(page, nameOf(product))

  await page.goto('/account/favourites/products')
  await expectHeading(page, 'Αγαπημένα προϊόντα')
  await page.reload()
  await expectHeading(page, 'Αγαπημένα προϊόντα')
  const list = main(page).getByRole('list', { name: 'Τα προϊόντα που σας αρέσουν' })
  await expect(list.getByRole('listitem')).toHaveText(new RegExp(nameOf(product)))
  await main(page)
    .getByRole('button', { name: `Αφαίρεση από τα αγαπημένα: ${nameOf(product)}` })
    .click()
  await expect(main(page).getByText('Κανένα αγαπημένο προϊόν ακόμη')).toBeVisible()
  await page.getByRole('button', { name: 'Αναίρεση' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expectAccessibleOnNarrowScreen(page)
})

test('what could not be read of a member is neither kept nor none, and is set by a press (R511)', async ({
  page,
}) => {
  const product = await newestProduct()
  await signUp(page)
  const unread = /\/(?:favourites-by-products|unseen-count)$/
  await page.route(unread, (route) => route.fulfill({ status: 404 }))
  await page.goto(publicPaths.products)
  const mark = heart(page, `${nameOf(product)}, δεν φορτώθηκε`)
  await expect(mark).not.toHaveAttribute('aria-pressed')
  const bell = page.getByRole('button', { name: 'Ειδοποιήσεις: δεν φορτώθηκαν' })
  await expect(bell).toBeVisible()
  await expectAccessibleOnNarrowScreen(page)
  await page.unroute(unread)
  const written = stored(page)
  await mark.click()
  await written
  await pressed(page, nameOf(product))
  await bell.click()
  await expect(page.getByRole('button', { name: /^Ειδοποιήσεις(?:, .+)?$/ })).toBeVisible()
})

test('a lesson is liked, counted, and found among the favourites (R057)', async ({ page }) => {
  const post = await blog.post(12)
  await signUp(page)
  const answered = page.waitForResponse('**/api/blog/posts/liked-posts')
  await page.goto(entityPath('blogPost', post))
  await answered
  const like = main(page).getByRole('button', { name: 'Μου αρέσει', exact: true })
  const count = main(page)
    .getByText(/^Αρέσει σε \d+|^Κανείς δεν έχει δηλώσει/)
    .first()
  const before = Number.parseInt(((await count.textContent()) ?? '').replace(/\D/g, '') || '0', 10)
  const written = page.waitForResponse('**/update-likes')
  await like.click()
  await expect(count).toContainText(String(before + 1))
  await written
  await page.goto('/account/favourites/posts')
  await expectHeading(page, 'Αγαπημένα μαθήματα')
  const title = post.translations.el?.title ?? ''
  await expect(main(page).getByRole('link', { name: title })).toBeVisible()
  await page.reload()
  await expectHeading(page, 'Αγαπημένα μαθήματα')
  await main(page)
    .getByRole('button', { name: `Αφαίρεση από τα αγαπημένα: ${title}` })
    .click()
  await expect(main(page).getByText('Κανένα αγαπημένο μάθημα ακόμη')).toBeVisible()
})

test('lesson cards of the home page and below a lesson have their heart (R393)', async ({
  page,
}) => {
  await signUp(page)
  for (const path of [publicPaths.index, await lessonPath(1)]) {
    await page.goto(path)
    const like = main(page)
      .getByRole('button', { name: /^Μου αρέσει: / })
      .first()
    await like.click()
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await like.click()
    await expect(like).toHaveAttribute('aria-pressed', 'false')
    expect(new URL(page.url()).pathname).toBe(path)
  }
})

test('the heart of a card is on its picture at every width', async ({ page }) => {
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    for (const path of [
      publicPaths.index,
      publicPaths.blog,
      publicPaths.products,
      `${publicPaths.search}?query=μνήμη`,
      await lessonPath(1),
    ]) {
      await page.goto(path)
      await settled(page)
      const hearts = main(page).getByRole('article').locator('[data-heart] > button')
      // Related cards load when they come near.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight - 1500))
      await expect(hearts.first()).toBeAttached()
      expect(await hearts.evaluateAll(besidePictures), `${path} at ${width}`).toEqual([])
    }
  }
})

/** Runs in the page: the names of hearts that are not within the picture of their card. */
function besidePictures(hearts: Element[]): string[] {
  return hearts
    .filter((heart) => {
      const own = heart.getBoundingClientRect()
      const picture = heart.closest('article')?.querySelector('img')?.getBoundingClientRect()
      const isWithin =
        picture &&
        own.left >= picture.left - 0.5 &&
        own.right <= picture.right + 0.5 &&
        own.top >= picture.top - 0.5 &&
        own.bottom <= picture.bottom + 0.5
      return !isWithin
    })
    .map((heart) => heart.getAttribute('aria-label') ?? '')
}
