import { publicPaths } from '#contract/paths/site-paths'
import { demoPassword } from '#emulator/seed/demo-accounts'
import { deleteCartItems } from '../e2e/support/checkout-form'
import { Visitor } from './visitor'
import { test } from './walk'

const main = { role: 'main' }

for (const [what, name, path] of [
  ['a lesson', 'Το μάθημα της ημέρας', /^\/blog\/post\/\d+\//],
  ['a product', 'Νέα προϊόντα', /^\/products\/\d+\//],
] as const) {
  test(`home links to ${what}`, async ({ visitor }) => {
    await visitor.open('/')
    await visitor.refuseCookies()
    await visitor.seesTitle(/Γνώση που μένει\.$/)
    const within = { role: 'region', name }
    const title = await visitor.sees({ role: 'heading', level: 3, within, first: true })
    await visitor.press({ role: 'link', name: title, within })
    await visitor.isAt(path)
    await visitor.seesTitle(title)
  })
}

test('a search has results while typing, and a result links to its page', async ({ visitor }) => {
  await visitor.open(publicPaths.search)
  await visitor.refuseCookies()
  await visitor.fill('Τι ψάχνετε;', 'παλάτι μνήμης')
  await visitor.isAt(`${publicPaths.search}?${new URLSearchParams({ query: 'παλάτι μνήμης' })}`)
  const lessons = { role: 'region', name: /^Μαθήματα/ }
  const title = await visitor.sees({ role: 'link', within: lessons, first: true })
  await visitor.press({ role: 'link', name: title, within: lessons })
  await visitor.seesTitle(title)
})

/** Shown once a member's page is there: opening another before would break off its loading. */
const signOut = { role: 'button', name: 'Αποσύνδεση', first: true }

test('a password signs in, and the session survives a reload', async ({ visitor }) => {
  await signIn(visitor, 'customer@example.gr')
  await visitor.isAt(/^\/account\/?$/)
  await visitor.sees(signOut)
  await visitor.open('/account')
  await visitor.sees(signOut)
})

test('on localhost a password signs in without TLS, too', async ({ visitor, shop }) => {
  const plain = await shop.openPlainSite()
  const local = new Visitor(visitor.browser, plain.url)
  await signIn(local, 'customer@example.gr')
  await local.isAt(/^\/account\/?$/)
  await local.sees(signOut)
  await local.open('/account')
  await local.sees(signOut)
  await visitor.browser.open('about:blank')
  await plain.stop()
})

test('a product is added to the cart and ordered', async ({ visitor }) => {
  await signIn(visitor, 'superuser@example.gr')
  await visitor.isAt(/^\/account\/?$/)
  // An earlier attempt may have left items.
  await visitor.browser.evaluate(deleteCartItems)
  await visitor.open(await plentifulProduct(visitor))
  await visitor.press({ role: 'button', name: 'Προσθήκη στο καλάθι', within: main })
  await visitor.reads('Έχετε 1 τεμάχιο στο καλάθι σας.')
  await visitor.press({ role: 'link', name: 'Δείτε το καλάθι', within: main })
  await visitor.press({ role: 'link', name: 'Συνέχεια στο ταμείο', within: main })

  await visitor.seesTitle('Ταμείο')
  await visitor.press({ role: 'button', name: 'Αλλαγή παραλήπτη' })
  await visitor.fill('Όνομα', 'Νεφέλη')
  await visitor.fill('Επώνυμο', 'Δροσινού')
  await visitor.fill('Τηλέφωνο', '690 000 0012')
  await visitor.press({ role: 'button', name: 'Συνέχεια στην πληρωμή' })
  await visitor.isAt(/step=how$/)
  await visitor.press({ role: 'button', name: 'Αλλαγή διεύθυνσης' })
  await visitor.isAt(/step=where$/)
  await visitor.choose('Περιφέρεια', 'GR-G')
  await visitor.fill('Οδός', 'Ρυακίων')
  await visitor.fill('Αριθμός', '12α')
  await visitor.fill('Πόλη', 'Πάτρα')
  await visitor.fill('Τ.Κ.', '26442')
  await visitor.press({ role: 'button', name: 'Συνέχεια στην πληρωμή' })
  await visitor.isAt(/step=how$/)
  await visitor.press({ role: 'radio', name: /Αντικαταβολή/ })
  await visitor.press({ role: 'button', name: 'Παραγγελία με υποχρέωση πληρωμής' })
  await visitor.seesTitle('Ευχαριστούμε! Η παραγγελία σας καταχωρίστηκε.')
  await visitor.isAt(/^\/checkout\/success\/[0-9a-f-]{36}$/)
  await visitor.reads('Ρυακίων 12α')
})

test('offline, visited pages open and others show a notice', async ({ visitor, shop }) => {
  await visitor.open('/')
  await visitor.refuseCookies()
  await visitor.cached(publicPaths.index)
  await visitor.open(publicPaths.about)
  const title = await visitor.sees({ role: 'heading', level: 1 })
  await visitor.cached(publicPaths.about)
  await visitor.cached(`/page-data${publicPaths.about}/page-data.json`)
  await visitor.hydrated()
  for (const script of await visitor.browser.evaluate(filesOfPage)) await visitor.cached(script)
  shop.cut()
  await visitor.open(publicPaths.about)
  await visitor.seesTitle(title)
  await visitor.hydrated()
  await visitor.open(publicPaths.vision)
  await visitor.seesTitle('Δεν υπάρχει σύνδεση')
  shop.mend()
  // Its `href` is empty, so Testing Library does not treat it as a link.
  await visitor.press({ text: 'Δοκιμάστε ξανά' })
  await visitor.isAt(publicPaths.vision)
  await visitor.seesTitle(/^(?!Δεν υπάρχει σύνδεση)./)
})

test('a passkey is offered where the engine supports passkeys', async ({ visitor }) => {
  await visitor.open('/account/login')
  await visitor.seesTitle('Σύνδεση')
  const offer = { role: 'button', name: 'Σύνδεση με κλειδί πρόσβασης' }
  const isKnown = await visitor.browser.evaluate(() => 'PublicKeyCredential' in window)
  if (isKnown) await visitor.sees(offer)
  else await visitor.gone(offer)
})

/** Signs in with e-mail and password; continues to `next`. */
async function signIn(visitor: Visitor, email: string, next?: string): Promise<void> {
  await visitor.open(`/account/login${next ? `?next=${next}` : ''}`)
  await visitor.refuseCookies()
  await visitor.seesTitle('Σύνδεση')
  await visitor.fill('E-mail', email)
  await visitor.fill('Κωδικός πρόσβασης', demoPassword)
  await visitor.press({ role: 'button', name: 'Σύνδεση', within: main })
}

/** Runs in the page: paths of the scripts that it has loaded, and of the data of all pages. */
function filesOfPage(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => /^\/(?!sw\.js)[^/]+\.js$|\/app-data\.json$/.test(path))
}

/** Address of a product with enough stock. */
function plentifulProduct(visitor: Visitor): Promise<string> {
  return visitor.browser.evaluate(async () => {
    const { results } = await (await fetch('/api/products?pageSize=50')).json()
    const { id, slug } = results.find((one: { stock: number }) => one.stock >= 8)
    return `/products/${id}/${slug}`
  })
}
