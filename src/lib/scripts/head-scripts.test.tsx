import { addHeadScript, removeHeadScript } from './head-scripts'

const source = 'https://example.gr/script.js'
const found = () => [...document.head.querySelectorAll('script')]

beforeEach(() => {
  removeHeadScript(source)
})

describe('scripts of others', () => {
  it('are added once, and said to have arrived', async () => {
    const [first, second] = [addHeadScript(source), addHeadScript(source)]
    expect(found()).toHaveLength(1)
    found()[0]?.dispatchEvent(new Event('load'))
    expect(await Promise.all([first, second])).toEqual([true, true])
  })

  it('go again, and may come again', () => {
    void addHeadScript(source)
    removeHeadScript(source)
    expect(found()).toEqual([])
    void addHeadScript(source)
    expect(found()).toHaveLength(1)
  })

  it('leave nothing behind where they are blocked', async () => {
    const arrival = addHeadScript(source)
    found()[0]?.dispatchEvent(new Event('error'))
    expect(await arrival).toBe(false)
    expect(found()).toEqual([])
    void addHeadScript(source)
    expect(found()).toHaveLength(1)
  })
})
