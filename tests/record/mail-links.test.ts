import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientShellOf, matchEntityPath, pageAddressOf } from '#contract/paths/match-path'
import { publicPaths } from '#contract/paths/site-paths'
import { confirmationLink, leaveLink } from '#emulator/newsletter/mail-links'
import { type MailRequest, mailContentOf } from '#emulator/outbox/mail-texts'
import { plainTextOf } from '#emulator/outbox/plain-text'
import { startGateway } from '#gateway/testing/start-gateway'

const siteUrl = 'https://shop.example.gr'
const uuid = '0d0f6f0e-8a52-4f9b-9a7b-0c8f0b1f5a11'
const deps = { siteUrl, clock: { now: () => new Date() } }
const known = Object.values<string>(publicPaths)

/** Where a link of a mail leads on our side, with its hash. */
async function pageOf(link: string): Promise<{ path: string; isKnown: boolean; hash: string }> {
  const { pathname, hash } = new URL(link, siteUrl)
  if (pathname.startsWith('/api/')) {
    const answer = await startGateway().ask(pathname, { redirect: 'manual' })
    return pageOf(answer.headers.get('location') ?? '/nowhere')
  }
  const path = pageAddressOf(pathname)
  const isKnown = known.includes(path) || clientShellOf(path) !== null || !!matchEntityPath(path)
  return { path, isKnown, hash }
}

/** Every address that the mails of the real API name, as its source has them. */
const ofTheApi = [
  '/',
  '/account',
  '/account/orders',
  '/account/orders/28',
  '/account/signup',
  '/account/settings/privacy?export=abc',
  '/account/subscriptions/',
  '/account/verify-email/Mjc:1tXy:sKq-9_',
  '/account/password/reset/key/a-b',
  '/account/provider/callback',
  `/cart/recover/${uuid}`,
  `/checkout/success/${uuid}`,
  '/products/3/tetradio',
  '/blog/post/4/deka-lepta#blog-post-comments',
  '/api/v1/user/subscription/confirm/abcDEF012',
  '/api/v1/user/unsubscribe/eyJwayI6N30:1tXy:sKq-9_',
  '/api/v1/user/unsubscribe/eyJwayI6N30:1tXy:sKq-9_/offers',
]

it.each(ofTheApi)('the API leads from its mails to a page of ours: %s (R459)', async (link) => {
  expect(await pageOf(link)).toMatchObject({ isKnown: true })
})

const product = { name: 'Τετράδιο', link: `${siteUrl}/products/3/tetradio`, price: 5 }
const leave = leaveLink(deps, 7)
const mails: readonly MailRequest[] = [
  { kind: 'verifyLink', link: `${siteUrl}/account/verify-email/a:b-c` },
  { kind: 'resetLink', link: `${siteUrl}/account/password/reset/key/a-b` },
  { kind: 'accountExists' },
  { kind: 'unknownAccount' },
  { kind: 'passwordChanged' },
  { kind: 'productBack', ...product, leave },
  { kind: 'priceDropped', ...product, leave },
  { kind: 'confirmSubscription', topic: 'Νέα', link: confirmationLink(deps, 'abc') },
  { kind: 'newsletter', topic: 'Νέα', link: leaveLink(deps, 7, 'offers') },
  { kind: 'cartLeft', cart: uuid, leave },
]

it.each(mails)("every link of the demonstration's mail $kind has a page (R459)", async (mail) => {
  const text = plainTextOf(mailContentOf(mail, siteUrl), siteUrl)
  const links = [...text.matchAll(/https:\S+/g)].map(String)
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) expect(await pageOf(link)).toMatchObject({ isKnown: true })
})

it('the part of a lesson to which mails about comments lead is there (R459)', () => {
  const file = join(__dirname, '../../src/features/lesson/lesson-comments.tsx')
  expect(readFileSync(file, 'utf8')).toContain("id='blog-post-comments'")
})
