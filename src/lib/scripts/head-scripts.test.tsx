import { addHeadScript, removeHeadScript } from './head-scripts'

const source = 'https://example.gr/script.js'
const found = () => [...document.head.querySelectorAll('script')]

beforeEach(() => {
  removeHeadScript(source)
})

describe('third-party scripts', () => {
  it('are added once, and resolve when loaded', async () => {
    const [first, second] = [addHeadScript(source), addHeadScript(source)]
    expect(found()).toHaveLength(1)
    found()[0]?.dispatchEvent(new Event('load'))
    expect(await Promise.all([first, second])).toEqual([true, true])
  })

  it('can be removed and added again', () => {
    void addHeadScript(source)
    removeHeadScript(source)
    expect(found()).toEqual([])
    void addHeadScript(source)
    expect(found()).toHaveLength(1)
  })

  it('are removed where they are blocked', async () => {
    const arrival = addHeadScript(source)
    found()[0]?.dispatchEvent(new Event('error'))
    expect(await arrival).toBe(false)
    expect(found()).toEqual([])
    void addHeadScript(source)
    expect(found()).toHaveLength(1)
  })
})
