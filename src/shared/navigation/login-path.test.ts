import { loginPath } from './login-path'

describe('loginPath (R098)', () => {
  it.each([
    ['/', '/account/login?next=/'],
    ['/blog', '/account/login?next=/blog'],
    ['/blog/post/1/a&b', '/account/login?next=/blog/post/1/a%26b'],
    ['/account/login', '/account/login'],
  ])('from %s', (path, address) => {
    expect(loginPath(path)).toBe(address)
  })
})
