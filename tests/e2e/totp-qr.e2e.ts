import { expect } from '@playwright/test'
import { main } from './support/locators'
import { test } from './support/own-servers'
import { customer, signIn } from './support/sign-in'

declare global {
  interface Window {
    drawn?: number
  }
}

/** An SVG that tries to run scripts, in each way that SVG supports. */
const hostile = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" onload="top.drawn=1">
  <script>top.drawn = 2</script>
  <foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="top.drawn=3" /></foreignObject>
  <rect width="64" height="64" />
</svg>`

test('scripts in the QR code of a new app do not run (A1-9)', async ({ page, servers }) => {
  await signIn(page, customer)
  await servers.answerWith('/_allauth/app/v1/account/authenticators/totp/svg', 404, {
    status: 404,
    meta: { secret: 'JBSWY3DPEHPK3PXP', totp_url: 'otpauth://totp/x', totp_svg: hostile },
  })
  await page.goto('/account/2fa/totp/activate')
  const picture = main(page).getByRole('img', { name: /QR/ })
  await expect(picture).toHaveJSProperty('naturalWidth', 64)
  expect(await page.locator('main svg script, main foreignObject').count()).toBe(0)
  expect(await page.evaluate(() => window.drawn)).toBeUndefined()
  await servers.mend()
})
