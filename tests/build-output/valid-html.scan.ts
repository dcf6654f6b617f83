import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'
import { pages } from './published-site'

const rules: ConfigData['rules'] = {
  // React writes `charSet`, `<br/>` and `disabled=""`, which browsers read as `charset`, `<br>` and
  // `disabled`.
  'attr-case': 'off',
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  // React's ids begin with a colon.
  'valid-id': ['error', { relaxed: true }],
  // Shares and sizes that depend on the content; Gatsby's wrapper and announcer have such a style.
  'no-inline-style': 'off',
  // Lists and groups have names, which their roles allow.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  // The search in the header is one field, which Enter sends; its page has a button.
  'wcag/h32': 'off',
}

const checker = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:recommended'], rules }),
)

/** What is wrong in the pages, each with the number of pages and one of them. */
function problems(): string[] {
  const found = new Map<string, string[]>()
  for (const { path, html } of pages) {
    const messages = checker.validateStringSync(html).results.flatMap((result) => result.messages)
    for (const { ruleId, message, selector } of messages) {
      const problem = `${ruleId}: ${message} ${selector ?? ''}`
      found.set(problem, [...(found.get(problem) ?? []), path])
    }
  }
  return [...found].map(([problem, [first, ...more]]) => `${problem} (${first} +${more.length})`)
}

it('every page is valid HTML, its landmarks have names of their own', () => {
  expect(problems()).toEqual([])
})

it('finds what is wrong', () => {
  const wrong = '<!doctype html><html><body><nav></nav><nav></nav><p id="a"><div id="a"></div></p>'
  const { results } = checker.validateStringSync(wrong)
  const found = new Set(results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId)))
  expect([...found]).toEqual(
    expect.arrayContaining(['no-dup-id', 'no-implicit-close', 'unique-landmark']),
  )
})

/** ARIA in HTML lets these fields keep no role but their own; the checker does not know that. */
it('a search field has no other role', () => {
  const found = pages.flatMap(({ path, root }) =>
    root.querySelectorAll('input[type=search][role]').map((field) => [path, field.outerHTML]),
  )
  expect(found).toEqual([])
})
