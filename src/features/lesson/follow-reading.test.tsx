import { act } from '@testing-library/react'
import { followReading, readShare } from './follow-reading'

describe('readShare', () => {
  it.each([
    [64, 0],
    [0, 0],
    [-600, 0.5],
    [-1200, 1],
    [-3000, 1],
  ])('with the text beginning at %i is %d', (top, share) => {
    expect(readShare(top, 2000, 800)).toBe(share)
  })

  it('is 1 for a text that fits the screen', () => {
    expect(readShare(64, 400, 800)).toBe(1)
  })
})

describe('followReading', () => {
  const frame = () =>
    act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())))

  it('updates the line on scroll, until the signal aborts', async () => {
    const text = document.createElement('article')
    const line = text.appendChild(document.createElement('div'))
    let top = 0
    text.getBoundingClientRect = () => new DOMRect(0, top, 600, innerHeight + 1000)
    const stopping = new AbortController()
    followReading(line, stopping.signal)
    await frame()
    expect(line.style.transform).toBe('scaleX(0)')
    top = -250
    dispatchEvent(new Event('scroll'))
    await frame()
    expect(line.style.transform).toBe('scaleX(0.25)')
    stopping.abort()
    top = -500
    dispatchEvent(new Event('scroll'))
    await frame()
    expect(line.style.transform).toBe('scaleX(0.25)')
  })
})
