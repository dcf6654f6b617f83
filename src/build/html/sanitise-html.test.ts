import { sanitiseHtml } from './sanitise-html'

describe('sanitiseHtml', () => {
  it('frames tables, so that wide ones can be scrolled by keyboard', () => {
    const table = '<table><tbody><tr><td>Ένα</td></tr></tbody></table>'
    expect(sanitiseHtml(`<p>Πριν</p>${table}`)).toBe(
      `<p>Πριν</p><div data-block="table" role="group" aria-label="Πίνακας" tabindex="0">${table}</div>`,
    )
  })

  it('leaves no table behind that could run something', () => {
    expect(sanitiseHtml('<table onclick="x()" style="position:fixed"></table>')).toBe(
      '<div data-block="table" role="group" aria-label="Πίνακας" tabindex="0"><table></table></div>',
    )
  })

  it('drops what could run, load or collect input', () => {
    const hostile =
      '<p onclick="x()">α</p><script>x()</script><img src=x onerror=x()><form><input></form><a href="javascript:x()">β</a>'
    expect(sanitiseHtml(hostile)).toBe('<p>α</p><a rel="noopener noreferrer nofollow">β</a>')
  })
})
