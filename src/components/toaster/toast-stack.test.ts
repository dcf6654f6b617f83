import type { Toast } from '../show-toast'
import { createToastStack, toastNumbers } from './toast-stack'

const toast = (title: string, more: Partial<Toast> = {}): Toast => ({
  tone: 'info',
  title,
  ...more,
})

/** A stage whose toasts are only their titles, the oldest first. */
function startStack() {
  const stage = new Map<string, string>()
  const stack = createToastStack({
    raise: ({ key, title }) => stage.set(key, title),
    drop: (key) => stage.delete(key),
  })
  const keyOf = (title: string) =>
    [...stage].find(([, shown]) => shown === title)?.[0] ?? 'no such toast'
  return {
    stack,
    titles: () => [...stage.values()],
    take: (...toasts: Toast[]) => toasts.forEach(stack.take),
    keyOf,
    end: (title: string) => stack.end(keyOf(title)),
  }
}

const five = ['a', 'b', 'c', 'd', 'e']

describe('the stack of toasts', () => {
  it('shows five; a sixth replaces the oldest (R229, R333)', () => {
    const { take, titles } = startStack()
    take(...five.map((title) => toast(title)))
    expect(titles()).toEqual(five)
    take(toast('f'))
    expect(titles()).toEqual(['b', 'c', 'd', 'e', 'f'])
  })

  it('keeps persistent toasts in place (R229)', () => {
    const { take, titles } = startStack()
    take(
      toast('a', { persistent: true }),
      toast('b', { staysForMs: 0 }),
      ...five.slice(2).map((t) => toast(t)),
    )
    take(toast('f'), toast('g'))
    expect(titles()).toEqual(['a', 'b', 'e', 'f', 'g'])
  })

  it('queues a toast while all five are persistent', () => {
    const { take, titles, end } = startStack()
    take(...five.map((title) => toast(title, { persistent: true })))
    take(toast('f'), toast('g', { persistent: true }))
    expect(titles()).toEqual(five)
    end('b')
    expect(titles()).toEqual(['a', 'c', 'd', 'e', 'f'])
    end('f')
    expect(titles()).toEqual(['a', 'c', 'd', 'e', 'g'])
  })

  it('replaces a toast by its id, queued or shown', () => {
    const { take, titles } = startStack()
    take(toast('a', { id: 'one', persistent: true }), toast('b', { persistent: true }))
    take(toast('a again', { id: 'one', persistent: true }))
    expect(titles()).toEqual(['a again', 'b'])
    take(...['c', 'd', 'e'].map((title) => toast(title, { persistent: true })))
    take(toast('f', { id: 'two' }), toast('f again', { id: 'two' }))
    expect(titles()).toHaveLength(toastNumbers.atOnce)
  })

  it('removes a toast by its id, queued or shown', () => {
    const { stack, take, titles, end } = startStack()
    take(...five.map((title) => toast(title, { persistent: true, id: title })))
    take(toast('f', { id: 'f' }))
    stack.take({ id: 'f', isOver: true })
    stack.take({ id: 'c', isOver: true })
    stack.take({ id: 'nobody', isOver: true })
    expect(titles()).toEqual(['a', 'b', 'd', 'e'])
    end('a')
    expect(titles()).toEqual(['b', 'd', 'e'])
  })

  it('returns whether a toast was still shown when it was ended', () => {
    const { stack, take, keyOf } = startStack()
    take(toast('a'))
    const key = keyOf('a')
    expect([stack.end(key), stack.end(key)]).toEqual([true, false])
  })
})
