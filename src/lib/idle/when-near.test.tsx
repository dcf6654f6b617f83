import { whenNear } from './scheduling'

type Watch = (entries: { isIntersecting: boolean }[]) => void

let mockWatch: Watch
const observe = jest.fn()
const disconnect = jest.fn()
Object.assign(globalThis, {
  IntersectionObserver: class {
    observe = observe
    disconnect = disconnect
    constructor(watch: Watch) {
      mockWatch = watch
    }
  },
})

it('resolves once the element comes near the screen', async () => {
  document.body.innerHTML = '<p data-part></p>'
  const near = jest.fn()
  const promise = whenNear('[data-part]').then(near)
  expect(observe).toHaveBeenCalledWith(document.querySelector('p'))
  mockWatch([{ isIntersecting: false }])
  await Promise.resolve()
  expect(near).not.toHaveBeenCalled()
  mockWatch([{ isIntersecting: true }])
  await promise
  expect(near).toHaveBeenCalledTimes(1)
  expect(disconnect).toHaveBeenCalledTimes(1)
})

it('watches all of the given elements', () => {
  document.body.innerHTML = '<p></p><i></i>'
  observe.mockReset()
  void whenNear(document.body.children)
  expect(observe.mock.calls).toEqual([...document.body.children].map((one) => [one]))
})

it('resolves at once where the page has no such element', async () => {
  document.body.innerHTML = ''
  observe.mockReset()
  await whenNear('[data-part]')
  await whenNear(document.body.children)
  expect(observe).not.toHaveBeenCalled()
})
