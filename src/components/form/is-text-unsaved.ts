/** Whether something was typed into a form of this page and not sent (decision W8). */
export function isTextUnsaved(): boolean {
  return document.querySelector('form[data-unsaved]') !== null
}
