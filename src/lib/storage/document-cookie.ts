/** The value of a cookie of this site; undefined where it is absent or cookies are blocked. */
export function readCookie(name: string): string | undefined {
  return readCookies(name)[0]
}

/** The values of several cookies, as {@link readCookie}, with one look at the browser's. */
export function readCookies(...names: readonly string[]): (string | undefined)[] {
  const pairs = allCookies().split('; ')
  return names.map((name) => {
    const start = `${name}=`
    const cookie = pairs.find((pair) => pair.startsWith(start))
    return cookie && decoded(cookie.slice(start.length))
  })
}

/** All cookies that scripts can see, as the browser lists them; empty where they are blocked. */
export function allCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/** Sets one cookie, by the text of its `Set-Cookie` header. Blocked cookies are no error. */
export function setCookie(text: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the site's one wrapper of cookies
    document.cookie = text
  } catch {
    // What it keeps then lasts as long as the page does.
  }
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
