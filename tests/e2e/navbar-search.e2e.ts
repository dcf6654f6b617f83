import { expect, type Page, test } from '@playwright/test'
import { publicPaths } from '#contract/paths/site-paths'
import { expectAccessibleInBothModes } from './support/accessibility'
import { recordTroubles, settled } from './support/page-state'
import { holdScripts, recordPaths } from './support/requests'
import { field, recordQueries } from './support/search-page'

test.describe('the search of the navbar', () => {
  const bar = (page: Page) => page.getByRole('banner').getByRole('combobox')
  const list = (page: Page) => page.getByRole('listbox', { name: 'Προτάσεις' })

  test.describe('on a desktop', () => {
    test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

    test('loads nothing until it is used (R367)', async ({ page }) => {
      const scripts = recordPaths(page, /\.js$|^\/search-index\//)
      const queries = recordQueries(page)
      await page.goto(publicPaths.about)
      await settled(page)
      const before = scripts.length
      await bar(page).focus()
      await expect.poll(() => scripts.length).toBeGreaterThan(before)
      expect(queries).toEqual([])
    })

    test('suggests, by keyboard as well (ARIA combobox)', async ({ page }) => {
      const troubles = recordTroubles(page)
      await page.goto(publicPaths.about)
      await settled(page)
      await bar(page).pressSequentially('μνήμη')
      await expect(list(page).getByRole('option')).toHaveCount(7)
      await expect(bar(page)).toHaveAttribute('aria-expanded', 'true')
      await expectAccessibleInBothModes(page)
      await expect(list(page).getByText('€').first()).toBeVisible()

      await bar(page).press('ArrowDown')
      const first = list(page).getByRole('option').first()
      await expect(first).toHaveAttribute('aria-selected', 'true')
      const id = (await first.getAttribute('id')) ?? ''
      await expect(bar(page)).toHaveAttribute('aria-activedescendant', id)
      await expect(bar(page)).toBeFocused()
      await bar(page).press('Escape')
      await expect(list(page)).toHaveCount(0)
      await expect(bar(page)).toHaveValue('μνήμη')
      await bar(page).press('ArrowDown')
      const options = list(page).getByRole('option')
      const selected = list(page).getByRole('option', { selected: true })
      await expect(options.first()).toBeVisible()
      await bar(page).press('ArrowDown')
      await bar(page).press('End')
      await expect(selected).toHaveText('Όλα τα αποτελέσματα για «μνήμη»')
      await bar(page).press('Home')
      await expect(options.first()).toHaveAttribute('aria-selected', 'true')
      const path = (await selected.getAttribute('href')) ?? ''
      await bar(page).press('Enter')
      await expect(page).toHaveURL(path)
      await expect(list(page)).toHaveCount(0)
      await expect(bar(page)).toHaveValue('')
      expect(troubles).toEqual([])
    })

    test('suggests for text typed before its script was loaded', async ({ page }) => {
      const release = await holdScripts(page)
      await page.goto(publicPaths.about, { waitUntil: 'domcontentloaded' })
      await bar(page).pressSequentially('μνήμη')
      release()
      await expect(list(page).getByRole('option')).toHaveCount(7)
      await expect(bar(page)).toBeFocused()
      await expect(bar(page)).toHaveValue('μνήμη')
    })

    test('opens the search page by Enter, and suggests for what is typed right after a step back', async ({
      page,
    }) => {
      await page.goto(publicPaths.about)
      await settled(page)
      await bar(page).pressSequentially('μνήμη')
      await bar(page).press('Enter')
      await expect(field(page)).toHaveValue('μνήμη')
      await page.goBack()
      await bar(page).pressSequentially('ύπνος')
      await list(page).getByText('για «ύπνος»').click()
      await expect(field(page)).toHaveValue('ύπνος')
    })
  })
})
