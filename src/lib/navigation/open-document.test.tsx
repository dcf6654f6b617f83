import { isDocumentLeft, loadPageAnew } from './open-document'

/** Whether the browser would ask before it leaves the document. */
function isAsked(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

it('lets the browser ask once where a form has unsent text, and not otherwise', async () => {
  // jsdom loads no documents, and says so.
  jest.spyOn(console, 'error').mockImplementation(() => {})
  document.body.innerHTML = '<form data-unsaved></form>'
  loadPageAnew('/about')
  expect([isAsked(), isDocumentLeft()]).toEqual([true, false])
  await new Promise((resolve) => setTimeout(resolve))
  expect(isAsked()).toBe(false)
  document.body.innerHTML = ''
  loadPageAnew('/about')
  expect([isAsked(), isDocumentLeft()]).toEqual([false, true])
})
