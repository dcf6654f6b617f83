import { html } from 'hono/html'
import type { ProviderPerson } from '../seed/provider-people'
import { providerMessages } from '../seed/provider-words'

const style =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:26rem;margin:2rem auto;padding:0 1rem;' +
  'color-scheme:light dark}button{display:block;width:100%;margin:.5rem 0;padding:.75rem 1rem;' +
  'font:inherit;text-align:start;border:1px solid;border-radius:.5rem;background:none;' +
  'color:inherit;cursor:pointer}small{display:block}.refuse{border-color:transparent}'

function page(title: string, body: unknown) {
  return html`<!doctype html>
<html lang="el">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`
}

function emailLine({ email, emailVerified }: ProviderPerson): string {
  if (email === undefined) return providerMessages.noEmail
  return emailVerified ? email : `${email} (${providerMessages.unverified})`
}

function personButton(person: ProviderPerson) {
  return html`<button name="person" value="${person.uid}">
${person.givenName} ${person.familyName}<small>${emailLine(person)}</small></button>`
}

/** The page on which a person says who they are. The form answers to its own address. */
export function authorizePage(people: readonly ProviderPerson[]) {
  const buttons = people.map(personButton)
  return page(
    providerMessages.title,
    html`<p>${providerMessages.lead}</p><form method="post">${buttons}
<button class="refuse" name="refuse" value="1">${providerMessages.refuse}</button></form>`,
  )
}

/** Says why a sign-in cannot go on, where nobody may be sent back. */
export function refusedPage(why: string) {
  return page(providerMessages.broken, html`<p>${why}</p>`)
}
