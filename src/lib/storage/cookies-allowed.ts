/** Whether the browser keeps cookies at all; without them nobody can be signed in. */
export function cookiesAllowed(): boolean {
  return navigator.cookieEnabled
}
