/** The value of a cookie of this site; undefined where it is absent or cookies are blocked. */
export function readCookie(name: string): string | undefined {
  return readCookies(name)[0]
}

/** Like {@link readCookie}, for several cookies with one access to the browser's cookies. */
export function readCookies(...names: readonly string[]): (string | undefined)[] {
  const pairs = allCookies().split('; ')
  return names.map((name) => {
    const start = `${name}=`
    const cookie = pairs.find((pair) => pair.startsWith(start))
    return cookie && decoded(cookie.slice(start.length))
  })
}

/** All cookies that scripts can read, in the browser's format; empty where they are blocked. */
export function allCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/** Sets one cookie, in the format of the `Set-Cookie` header. Blocked cookies are no error. */
export function setCookie(text: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the site's only wrapper of cookies
    document.cookie = text
  } catch {
    // The value then lasts only as long as the page.
  }
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
