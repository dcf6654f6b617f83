import { parse } from 'node-html-parser'
import { zeroScriptPage } from './zero-script-page'

const built = `<!DOCTYPE html><html lang="el"><head><title>Page &amp; more</title>
  <meta name="description" content="One page"/><style>.css-1{color:red}</style>
  <link rel="preload" as="font" href="/font.woff2"/>
  <link rel="preload" as="image" href="/a.webp" imageSrcSet="/a.webp 320w"/>
  <script>run()</script></head><body><div id="___gatsby"><header>menu</header>
  <main class="css-1"><h1 style="color:red" onclick="x()">Title</h1>
  <img src="/a.webp" srcSet="/a.webp 320w" width="4" height="3" alt="A picture" class="css-2"/>
  <p>Words &lt;here&gt;.</p><form><input name="q"/></form><svg><path d="M0 0"/></svg>
  <noscript><img src="/b.webp" alt="Another"/></noscript>
  <script>hydrate()</script></main><footer class="css-3">Foot</footer></div>
  <script src="/app.js"></script></body></html>`

describe('page without scripts', () => {
  const page = zeroScriptPage(built)

  it('has the same text and pictures', () => {
    expect(parse(page).querySelector('h1')?.text).toBe('Title')
    expect(page).toContain('<title>Page &amp; more</title>')
    expect(page).toContain('Words &lt;here&gt;.')
    expect(page).toContain('Foot')
    expect(page).toContain('alt="A picture"')
    expect(page).toMatch(/srcset="\/a\.webp 320w"/i)
    expect(page).toContain('src="/b.webp"')
  })

  it('preloads the same picture, and no font', () => {
    expect(page).toContain('imageSrcSet="/a.webp 320w"')
    expect(page).not.toContain('font.woff2')
  })

  it('has no script, no control and none of the styles of the app', () => {
    expect(page).not.toMatch(/<(script|form|input|svg|noscript)|class=|onclick|css-1|menu/)
    expect(page.match(/style/g)).toEqual(['style', 'style'])
  })
})
