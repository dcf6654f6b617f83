import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { overflowing } from './support/fitting'
import { button, expectHeading, expectHref, footer, link, main } from './support/locators'
import { openQuietPage } from './support/page-state'
import { confirmPassword, passFirstStep, test } from './support/second-factor'
import { askService, signUp } from './support/sign-in'

const code = (page: Page) => main(page).getByLabel('Κωδικός 6 ψηφίων')
const codeList = (page: Page) => main(page).getByRole('list', { name: 'Οι κωδικοί σας' })
const notice = (page: Page, words: string | RegExp) => main(page).getByText(words)

const activationDemand = /:\d+\/account\/reauthenticate\?next=\/account\/2fa\/totp\/activate$/
const secretOn = async (page: Page) =>
  (await main(page).locator('code').innerText()).replaceAll(/\s/g, '')

/** Sends the code of an app. */
async function enter(page: Page, typed: string, name = 'Επιβεβαίωση'): Promise<void> {
  await code(page).fill(typed)
  await button(page, name).click()
}

test('a TOTP app is activated (R044, R061, R270, R295)', { tag: '@smoke' }, async ({
  page,
  servers,
  time,
}) => {
  const person = await signUp(page, servers.upstream)
  await time.letAuthenticationsAge()
  await page.goto('/account/2fa')
  await expectHeading(page, 'Επαλήθευση δύο βημάτων')
  await expectAccessible(page)
  await link(page, 'Ενεργοποίηση εφαρμογής').click()
  await expect(page).toHaveURL(activationDemand)
  await confirmPassword(page, person.password)
  const picture = main(page).getByRole('img', { name: /QR/ })
  await expect(picture).toHaveAttribute('src', /^data:image\/svg\+xml/)
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await enter(page, '000000', 'Ενεργοποίηση')
  await expect(notice(page, /ώρα του κινητού/)).toBeVisible()
  await expect(code(page)).toHaveValue('000000')
  await expectAccessible(page)
  const shown = await time.codeOf(await secretOn(page))
  await enter(page, `${shown.slice(0, 3)} ${shown.slice(3)}`, 'Ενεργοποίηση')
  await expectHeading(page, 'Η εφαρμογή κωδικών είναι ενεργή')
  await expect(codeList(page).locator('li')).toHaveCount(10)
  await expectAccessible(page)
  expect(await overflowing(page)).toEqual([])
})

test('signing in needs a new code, and an expired step begins anew (R065, R286, A3-46, A3-50)', async ({
  page,
  time,
  member,
}) => {
  await passFirstStep(page, member, '/blog')
  await expect(page).toHaveURL(/:\d+\/account\/2fa\/authenticate\/totp\?next=\/blog$/)
  await expectAccessible(page)
  const recovery = '/account/2fa/authenticate/recovery-codes?next=/blog'
  await expectHref(link(page, 'Με κωδικό ανάκτησης'), recovery)
  await enter(page, '12345')
  await expect(notice(page, /τουλάχιστον 6/)).toBeVisible()
  await enter(page, '000000')
  await expect(notice(page, 'Ο κωδικός δεν είναι σωστός ή έχει λήξει.')).toBeVisible()
  await expect(notice(page, /ώρα του κινητού/)).toBeVisible()
  await page.reload()
  const right = await time.codeOf(member.secret)
  await enter(page, right)
  await expect(page).toHaveURL(/:\d+\/blog$/)
  await passFirstStep(page, member, '/blog')
  await enter(page, right)
  await expect(notice(page, 'Ο κωδικός δεν είναι σωστός ή έχει λήξει.')).toBeVisible()
  await page.context().clearCookies()
  await enter(page, '000000')
  await expectHeading(page, 'Το βήμα έληξε')
  await expectAccessible(page)
  await link(page, 'Σύνδεση από την αρχή').click()
  await expect(page).toHaveURL(/:\d+\/account\/login\?next=\/blog$/)
  await page.goto('/account/2fa/authenticate/totp')
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('a recovery code is valid once (R063, R064, R067, R296, A3-51)', async ({ page, member }) => {
  const codesIn = (tab: Page) => codeList(tab).locator('li').allInnerTexts()
  await page.goto('/account/2fa/recovery-codes')
  await expect(codeList(page)).toBeVisible()
  const codes = await codesIn(page)
  expect(codes).toHaveLength(10)
  const recovery = main(page).getByLabel('Κωδικός ανάκτησης')
  await openQuietPage(page)
  for (const one of codes.slice(0, 8)) {
    await page.context().clearCookies()
    expect((await askService(page, 'POST', '/auth/login', member)).status).toBe(401)
    const secondFactor = { code: one.replace(' ', '') }
    expect((await askService(page, 'POST', '/auth/2fa/authenticate', secondFactor)).status).toBe(
      200,
    )
  }
  await passFirstStep(page, member)
  await link(page, 'Με κωδικό ανάκτησης').click()
  await recovery.fill(codes[0] ?? '')
  await button(page, 'Επιβεβαίωση').click()
  await expect(notice(page, /Κάθε κωδικός ανάκτησης ισχύει μία φορά/)).toBeVisible()
  await recovery.fill(codes[8] ?? '')
  await button(page, 'Επιβεβαίωση').click()
  await expect(page).toHaveURL(/:\d+\/account\/?$/)
  await page.goto('/account/2fa/recovery-codes')
  await expect(notice(page, 'Απομένει 1 από 10.')).toBeVisible()
  await expect(notice(page, 'Κοντεύουν να τελειώσουν')).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/account/2fa/recovery-codes/generate')
  await expect(notice(other, /Έχετε ακόμη 1 κωδικό/)).toBeVisible()
  await button(other, 'Δημιουργία νέων κωδικών').click()
  await expectHeading(other, 'Κωδικοί ανάκτησης')
  await expect(notice(other, 'Απομένουν 10 από 10.')).toBeVisible()
  expect(await codesIn(other)).not.toContain(codes[9])
  await page.bringToFront()
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  )
  await expect(notice(page, 'Αυτοί οι κωδικοί δεν ισχύουν πια')).toBeVisible()
  await button(page, 'Δείτε τους καινούργιους').click()
  await expect(notice(page, 'Απομένουν 10 από 10.')).toBeVisible()
})

test('codes are copied, downloaded, printed (R063)', async ({ page, member }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/account/2fa/recovery-codes')
  await button(page, 'Αντιγραφή').click()
  await expect(button(page, 'Αντιγράφηκε')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('\n')).toHaveLength(10)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Λήψη αρχείου').click(),
  ])
  expect(file.suggestedFilename()).toBe('recovery-codes.txt')
  const text = readFileSync(await file.path(), 'utf8')
  expect(text).toContain(member.email)
  for (const one of copied.split('\n')) expect(text).toContain(one)
  await page.emulateMedia({ media: 'print' })
  await expect(button(page, 'Εκτύπωση')).toBeHidden()
  await expect(footer(page)).toBeHidden()
  await expect(main(page).getByText(`Λογαριασμός: ${member.email}`)).toBeVisible()
})

test('an app is deactivated with its codes (R062, R063, R295, R296)', async ({
  page,
  member: _member,
}) => {
  await page.goto('/account/2fa')
  await link(page, 'Απενεργοποίηση').click()
  await expect(notice(page, /θα σβηστούν και οι κωδικοί ανάκτησης/)).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Απενεργοποίηση').click()
  await expect(page).toHaveURL(/:\d+\/account\/2fa$/)
  await expect(notice(page, 'Ανενεργή')).toBeVisible()
  await expect(notice(page, 'Δεν υπάρχουν ακόμη')).toBeVisible()
  await page.goto('/account/2fa/recovery-codes')
  await link(page, 'Δημιουργία κωδικών').click()
  await expect(notice(page, /Ενεργοποιήστε πρώτα/)).toBeVisible()
})
