import { expect } from '@playwright/test'
import { foreignAddresses } from '#contract/examples/foreign-addresses'
import { sampleOf } from '../support/long-run'
import { openPage } from './support/locators'
import { test } from './support/own-servers'
import { askService, customer, signInByForm } from './support/sign-in'

const tried = sampleOf(foreignAddresses, 8)

test('no `next` value redirects to another site (R123, A1-1, A1-2)', async ({ page, servers }) => {
  test.setTimeout(tried.length * 120_000)
  const left: string[] = []
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(servers.site)) left.push(frame.url())
  })
  for (const address of tried) {
    const next = encodeURIComponent(address.replaceAll('https://stagona.example', servers.site))
    await openPage(page, `/account/login?next=${next}`, 'Σύνδεση')
    await signInByForm(page, customer.email)
    await expect(page, JSON.stringify(address)).toHaveURL('/account')
    await askService(page, 'DELETE', '/auth/session')
  }
  expect(left).toEqual([])
})
