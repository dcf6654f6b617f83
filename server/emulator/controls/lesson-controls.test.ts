import { parse } from 'node-html-parser'
import { emulatorPerTest } from '../testing/test-emulator'

const purges: [readonly string[], boolean][] = []
const changes: string[] = []
const emulator = emulatorPerTest({
  contentChanged: (what) => changes.push(what),
  purgeCaches: async (patterns, dryRun) => {
    purges.push([patterns, dryRun])
    return { matched: 1, deleted: dryRun ? 0 : 1, blocked: 0 }
  },
})
beforeEach(() => {
  purges.splice(0)
  changes.splice(0)
})

const read = (query: string) => emulator.read(`/api/v1/blog/post/2${query}`)

it('has a form for each lesson, which leads to its test control', async () => {
  const page = parse(await (await emulator.app.request('/switches/lessons')).text())
  const form = page.querySelector('form[action="/switches/lessons/2"]')
  const { translations } = (await read('?_v=1')) as { translations: { el: { title: string } } }
  expect(form?.querySelector('input')?.getAttribute('value')).toBe(translations.el.title)
  expect(page.querySelector('form[action="/switches/clear-caches"] button')).not.toBeNull()
})

it('changes the texts of a lesson, which the API tells nobody and caches', async () => {
  const before = (await read('')) as { updatedAt: string; translations: object }
  emulator.clock.at = new Date(emulator.clock.at.getTime() + 60_000)
  const change = { title: 'Νέος τίτλος', seoTitle: 'Για μηχανές' }
  expect(await (await emulator.send('/switches/lessons/2', change)).json()).toEqual({
    id: 2,
    title: 'Νέος τίτλος',
  })
  expect(changes).toEqual([])
  expect(await read('')).toEqual(before)
  const after = (await read('?_v=2')) as typeof before
  expect(after).toMatchObject({
    translations: { el: { title: 'Νέος τίτλος', body: expect.any(String) } },
    seoTitle: 'Για μηχανές',
  })
  expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt))
})

it('hides a lesson', async () => {
  await emulator.send('/switches/lessons/2', { isPublished: false })
  expect((await emulator.app.request('/api/v1/blog/post/2?_v=3')).status).toBe(404)
})

it('clears the caches of the API and calls the shop, and changes nothing in a dry run', async () => {
  const before = await read('')
  await emulator.send('/switches/lessons/2', { title: 'Νέος τίτλος' })
  const dry = await emulator.send('/switches/clear-caches', { dryRun: true })
  expect(await dry.json()).toEqual({ matched: 1, deleted: 0, blocked: 0 })
  expect(await read('')).toEqual(before)
  const done = await emulator.send('/switches/clear-caches', {})
  expect(await done.json()).toEqual({ matched: 1, deleted: 1, blocked: 0 })
  expect(await read('')).not.toEqual(before)
  expect(purges).toEqual([
    [['*'], true],
    [['*'], false],
  ])
})
