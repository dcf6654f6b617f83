import { leanHtml } from './lean-html'

const chunks = { app: ['/app-1.js'], 'component---a': ['/a-3.js'] }
const page = `<body><p>Words</p>
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="${JSON.stringify(chunks).replaceAll('"', '\\"')}";
          </script>
        <script>window.hash="1";</script></body>`

it('removes the mapping of chunks from a page, and nothing else', () => {
  expect(leanHtml(page)).toBe(
    '<body><p>Words</p><script id="gatsby-chunk-mapping">window.___chunkMapping={}</script><script>window.hash="1";</script></body>',
  )
})

it('changes nothing when repeated, and leaves a page without scripts unchanged', () => {
  const once = leanHtml(page)
  expect(leanHtml(once)).toBe(once)
  expect(leanHtml('<body></body>')).toBe('<body></body>')
})

it('shortens shapes of drawings without changing their meaning for a browser', () => {
  const drawing =
    '<svg class="a"><path d="M2 9"></path><g><rect x="1"></rect></g><path>x</path></svg><p></p>'
  const lean = leanHtml(drawing)
  expect(lean).toBe(
    '<svg class="a"><path d="M2 9"/><g><rect x="1"/></g><path>x</path></svg><p></p>',
  )
  const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.outerHTML
  expect(parsed(lean)).toBe(parsed(drawing))
})
