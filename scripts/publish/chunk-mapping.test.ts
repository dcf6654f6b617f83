import { withoutChunkMapping } from './chunk-mapping'

const chunks = { app: ['/app-1.js'], 'component---a': ['/a-3.js'] }
const page = `<body><p>Words</p>
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="${JSON.stringify(chunks).replaceAll('"', '\\"')}";
          </script>
        <script>window.hash="1";</script></body>`

it('removes the files of chunks from a page, and nothing else', () => {
  expect(withoutChunkMapping(page)).toBe(
    '<body><p>Words</p><script id="gatsby-chunk-mapping">window.___chunkMapping={}</script><script>window.hash="1";</script></body>',
  )
})

it('does the same again without a change, and leaves a page without scripts alone', () => {
  const once = withoutChunkMapping(page)
  expect(withoutChunkMapping(once)).toBe(once)
  expect(withoutChunkMapping('<body></body>')).toBe('<body></body>')
})
