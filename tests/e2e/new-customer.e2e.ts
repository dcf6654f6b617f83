import { expect, type Page } from '@playwright/test'
import { accountMenu, button, expectHeading, field, main } from './support/locators'
import { codeTo, lastMailTo, newestTo, pathOf } from './support/outbox'
import { plugAuthenticator, withoutSuggestions } from './support/passkeys'
import { type EmulatorTime, test } from './support/second-factor'
import {
  confirmAddress,
  fillNewPassword,
  fillSignup,
  newPerson,
  signInByForm,
} from './support/sign-in'

const newPassword = 'πέντε ψιλές σταγόνες βροχής'

// Small screens have a bar with a link to the account.
test.use({ viewport: { width: 360, height: 740 } })

const link = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name })
/** Link to the account, or to sign-in. */
const accountLink = (page: Page) => page.getByRole('link', { name: 'Λογαριασμός', exact: true })
const isHome = (page: Page) => expect(page).toHaveURL(/:\d+\/$/)
const isInAccount = (page: Page) => expectHeading(page, /^Γεια σας/)

/** Sign-in from the home page returns there. */
async function isBack(page: Page): Promise<void> {
  await isHome(page)
  await toAccount(page)
  await isInAccount(page)
}

const toAccount = (page: Page) => accountLink(page).click()

async function toPageOfAccount(page: Page, name: string): Promise<void> {
  await toAccount(page)
  await isInAccount(page)
  await accountMenu(page).getByRole('link', { name, exact: true }).click()
  await expectHeading(page, name)
}

async function signOut(page: Page): Promise<void> {
  await toAccount(page)
  await isInAccount(page)
  await accountMenu(page).getByRole('button', { name: 'Αποσύνδεση' }).click()
  await isHome(page)
  await expect(accountLink(page)).toHaveAttribute('href', /login/)
  await toAccount(page)
  await expectHeading(page, 'Σύνδεση')
}

async function activateApp(page: Page, time: EmulatorTime): Promise<void> {
  await toPageOfAccount(page, 'Επαλήθευση δύο βημάτων')
  await link(page, 'Ενεργοποίηση εφαρμογής').click()
  const secret = (await main(page).locator('code').innerText()).replaceAll(/\s/g, '')
  await field(page, 'Κωδικός 6 ψηφίων').fill(await time.codeOf(secret))
  await button(page, 'Ενεργοποίηση').click()
  await expectHeading(page, 'Η εφαρμογή κωδικών είναι ενεργή')
}

async function useRecoveryCode(page: Page, code = ''): Promise<void> {
  await link(page, 'Με κωδικό ανάκτησης').click()
  await expectHeading(page, 'Κωδικός ανάκτησης')
  await field(page, 'Κωδικός ανάκτησης').fill(code)
  await button(page, 'Επιβεβαίωση').click()
}

test('a new customer signs in by all means in one session (R077, R075, R061, R067, R060, R083)', async ({
  page,
  servers,
  time,
}) => {
  const { email, password } = newPerson()
  const lastMail = () => lastMailTo(email, servers.upstream)
  const codes = main(page).getByRole('list', { name: 'Οι κωδικοί σας' }).locator('li')
  const kept: string[] = []

  // Suggestions would sign in with the passkey before its button is pressed.
  await withoutSuggestions(page)

  await test.step('signs up and confirms the address', async () => {
    await page.goto('/')
    await toAccount(page)
    await link(page, /Εγγραφείτε/).click()
    await expectHeading(page, 'Νέος λογαριασμός')
    await fillSignup(page, email, password)
    await confirmAddress(page, await codeTo(email, 0, servers.upstream))
    await isBack(page)
  })

  await test.step('signs out, and in by a code', async () => {
    await signOut(page)
    await link(page, 'Στείλτε μου κωδικό στο e-mail').click()
    await expectHeading(page, 'Σύνδεση με κωδικό στο e-mail')
    const before = await lastMail()
    await field(page, 'E-mail του λογαριασμού σας').fill(email)
    await button(page, 'Στείλτε μου κωδικό').click()
    const code = await codeTo(email, before, servers.upstream)
    await field(page, 'Κωδικός από το e-mail').fill(code)
    await button(page, 'Σύνδεση').click()
    await isBack(page)
  })

  await test.step('adds an app, loses the phone, and uses a recovery code', async () => {
    await activateApp(page, time)
    await expect(codes).toHaveCount(10)
    kept.push(...(await codes.allInnerTexts()))
    await signOut(page)
    await signInByForm(page, email, password)
    await useRecoveryCode(page, kept[0])
    await isBack(page)
  })

  const device = await plugAuthenticator(page)
  await test.step('adds a passkey and signs in with it', async () => {
    await toPageOfAccount(page, 'Επαλήθευση δύο βημάτων')
    await link(page, 'Προσθήκη κλειδιού').click()
    await field(page, 'Όνομα').fill('Κινητό')
    await main(page)
      .getByRole('checkbox', { name: /χωρίς κωδικό/ })
      .check()
    await button(page, 'Δημιουργία κλειδιού').click()
    await expectHeading(page, 'Το κλειδί πρόσβασης είναι έτοιμο')
    await device.present(false)
    await signOut(page)
    await device.present(true)
    await button(page, 'Σύνδεση με κλειδί πρόσβασης').click()
    await isBack(page)
  })

  await test.step('forgets the password, and chooses a new one', async () => {
    await device.present(false)
    await signOut(page)
    // The click blurs the empty first field; its error message must not move the link.
    await link(page, 'Ξεχάσατε τον κωδικό πρόσβασης;').click()
    await expectHeading(page, 'Ξεχάσατε τον κωδικό πρόσβασης;')
    const before = await lastMail()
    await field(page, 'E-mail').fill(email)
    await button(page, 'Στείλτε μου σύνδεσμο').click()
    await expectHeading(page, 'Δείτε το e-mail σας')
    await page.goto(pathOf(await newestTo(email, before, servers.upstream)))
    await fillNewPassword(page, newPassword)
    await expectHeading(page, 'Ο κωδικός πρόσβασης άλλαξε')
    // The key of the link must not be in the next address.
    await toAccount(page)
    await expect(page).toHaveURL(/:\d+\/account\/login$/)
    await signInByForm(page, email, newPassword)
    await useRecoveryCode(page, kept[1])
    await isInAccount(page)
  })
})
