import { inTurn } from './in-turn'

it('does things at once where the browser knows no turns', async () => {
  expect('locks' in navigator).toBe(false)
  expect(await inTurn('order', async () => 7)).toBe(7)
})

it('has the browser give the turn, and hands on what came of it', async () => {
  const asked: string[] = []
  const request = async (name: string, act: () => Promise<unknown>) => {
    asked.push(name)
    return act()
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  expect(await inTurn('order', async () => 7)).toBe(7)
  await expect(inTurn('order', () => Promise.reject(new Error('defect')))).rejects.toThrow('defect')
  expect(asked).toEqual(['order', 'order'])
  Reflect.deleteProperty(navigator, 'locks')
})
