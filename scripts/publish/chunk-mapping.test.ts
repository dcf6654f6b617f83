import { chunksOf, withoutNeedlessChunks } from './chunk-mapping'

const page = (chunks: object) => `<body><p>Words</p>
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="${JSON.stringify(chunks).replaceAll('"', '\\"')}";
          </script>
        <script>window.hash="1";</script></body>`

it('keeps the chunks of pages, which Gatsby looks up', () => {
  const chunks = { app: ['/app-1.js'], late: ['/late-2.js'], 'component---a': ['/a-3.js'] }
  expect(chunksOf(page(chunks))).toEqual(chunks)
  expect(withoutNeedlessChunks(page(chunks))).toBe(
    `<body><p>Words</p><script id="gatsby-chunk-mapping">window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"],\\"component---a\\":[\\"/a-3.js\\"]}"</script><script>window.hash="1";</script></body>`,
  )
})

it('does the same again without a change, and leaves a page without scripts alone', () => {
  const once = withoutNeedlessChunks(page({ app: [] }))
  expect(withoutNeedlessChunks(once)).toBe(once)
  expect(withoutNeedlessChunks('<body></body>')).toBe('<body></body>')
  expect(chunksOf('<body></body>')).toEqual({})
})
