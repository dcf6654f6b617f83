import { readdirSync, readFileSync } from 'node:fs'

/** Names under which the code keeps something in the browser. */
const codeOf = (file: string) => readFileSync(`src/${file}`, 'utf8')
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file))
  .map(codeOf)
  .filter((code) => /siteStorage|tabStorage|ownPrefix|draftIn|storedValue/.test(code))

/** How names are written, and what comes before them in the browser. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/`\$\{ownPrefix\}([\w-]+)`/g, 'own-'],
  [/const \w*(?:[nN]ame|Key) = '([\w-]+)'/g, ''],
  [/draftIn\(tabStorage, '([\w-]+)'/g, 'draft:'],
  [/(?:site|tab)Storage\.(?:read|write)\('([\w:-]+)'/g, ''],
  [/=> `([\w-]+)-\$\{(?:learner|member)\}`/g, ''],
]

const namesIn = (code: string) =>
  patterns.flatMap(([pattern, start]) =>
    [...code.matchAll(pattern)].map(([, name = '']) => start + name),
  )

const read = (page: string) => readFileSync(`locales/el/pages/${page}.md`, 'utf8')
const policies = read('cookies-policy') + read('privacy-policy')

const form = 'ό,τι έχετε γράψει σε μια φόρμα και δεν το έχετε στείλει ακόμη'
const beforeSigningIn = 'πριν πάτε στη σύνδεση ή στην εγγραφή'
const account = 'ποιος λογαριασμός συνδέθηκε τελευταίος'
const searches = 'οι οκτώ τελευταίες αναζητήσεις σας'
const notToldAgain = 'όσα δεν θέλετε να σας ξαναπούμε'

/** What the policies say of each. */
const told: Readonly<Record<string, string>> = {
  'draft:checkout': form,
  'draft:withdrawal': form,
  'checkout-handed-over': beforeSigningIn,
  'guest-action': beforeSigningIn,
  'sign-up-address': beforeSigningIn,
  'mailed-to': beforeSigningIn,
  'order-sent': 'μια παραγγελία που στείλατε και η απάντηση χάθηκε',
  'own-order-key': 'ένα τυχαίο κλειδί της τελευταίας παραγγελίας',
  'own-bank-visit': 'για ποια παραγγελία πήγατε τελευταία στη σελίδα της τράπεζας',
  'own-guest-cart': 'ότι υπάρχει καλάθι χωρίς λογαριασμό',
  'cart-seen': 'ποια προϊόντα και ποιες τιμές είδατε στο καλάθι',
  'own-cart-seen': 'ποια προϊόντα και ποιες τιμές είδατε τελευταία στο καλάθι',
  'own-asked-alerts': 'για ποια προϊόντα ζητήσατε να σας γράψουμε',
  'own-ordered-items': 'ποια προϊόντα πληρώσατε τελευταία',
  'tab-owner': 'ποιος λογαριασμός είναι συνδεδεμένος',
  'own-owner': account,
  'own-learner': account,
  'own-unsaved-email': 'μια νέα διεύθυνση e-mail που περιμένει επιβεβαίωση',
  'own-recent-searches': searches,
  'own-guest-searches': searches,
  'own-guest-data-refused': notToldAgain,
  'install-declined': notToldAgain,
  'lesson-saved': notToldAgain,
  'offline-known': notToldAgain,
  consent: 'η καρτέλα κρατά και την επιλογή σας',
  consent_decided_at: 'η ώρα που διαλέξατε cookies',
  withdrawals: 'οι δηλώσεις υπαναχώρησης που στείλατε από εδώ',
  'recall-cards': 'ποιες κάρτες κρατάτε στην επανάληψη',
  reading: 'σε ποιο σημείο σταματήσατε',
  'own-listening': 'σε ποια πρόταση μείνατε',
  'sign-out-unfinished': 'μια αποσύνδεση που δεν έφτασε σε εμάς',
}

/** What says nothing of a person, and is removed at once or at the next page. */
const ofAMoment = ['session', 'reloaded-at', 'room-probe']

it('tells in the policies of everything that the browser keeps', () => {
  const names = new Set(sources.flatMap(namesIn))
  expect([...names].filter((name) => !(name in told) && !ofAMoment.includes(name))).toEqual([])
  expect(Object.keys(told).filter((name) => !names.has(name))).toEqual([])
})

it.each([...new Set(Object.values(told))])('says «%s»', (words) => {
  expect(policies).toContain(words)
})

it('names the cookie of a guest', () => {
  expect(policies).toContain('__Host-Http-guest')
})
