import { withDeferredStart } from './deferred-start'

const tags =
  '<script src="/runtime.js" async=""></script><script src="/app.js" async></script><!-- slice-end id="s" -->'

it('replaces the scripts by one that is the same on every page', () => {
  const page = withDeferredStart('/about/index.html', `<body><p>Words</p>${tags}</body>`)
  const [, script = ''] =
    /<script data-scripts="\/runtime\.js \/app\.js">(.+)<\/script>/.exec(page) ?? []
  expect(page).toBe(
    `<body><p>Words</p><script data-scripts="/runtime.js /app.js">${script}</script><!-- slice-end id="s" --></body>`,
  )
  expect(script.length).toBeGreaterThan(400)
  expect(script.length).toBeLessThan(2000)
  expect(withDeferredStart('/blog/index.html', tags)).toContain(script)
  expect(withDeferredStart('/about/index.html', page)).toBe(page)
})

it.each(['/account/index.html', '/account/login/index.html', '/cart/index.html'])(
  'leaves the tags of pages that need their scripts: %s',
  (path) => {
    expect(withDeferredStart(path, tags)).toBe(tags)
  },
)

it('leaves a page without scripts unchanged', () => {
  expect(withDeferredStart('/offline/index.html', '<body></body>')).toBe('<body></body>')
})
