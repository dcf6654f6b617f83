import { setLine, setLines } from './set-type'

const sizeOf = (svg: string) => Number(svg.match(/scale\(([\d.]+)\)/)?.[1]) * 1000
const leftOf = (svg: string) => Number(svg.match(/translate\((-?[\d.]+) -?[\d.]+\) scale/)?.[1])

describe('setLine', () => {
  it('sets words as labelled outlines', () => {
    const line = setLine('Λέξη & «word»', 100, 200, 80, '#123456')
    expect(line).toContain('aria-label="Λέξη &amp; «word»"')
    expect(line).toContain('fill="#123456"')
    expect(line).not.toContain('<text')
    expect(line.match(/<path/g)).toHaveLength('Λέξη&«word»'.length)
  })

  it('starts, centres or ends a line at x', () => {
    const at = (anchor: 'start' | 'middle' | 'end') =>
      leftOf(setLine('γνώση', 800, 0, 100, '#000000', { anchor }))
    expect(at('start')).toBe(800)
    expect(800 - at('middle')).toBeCloseTo((800 - at('end')) / 2, 0)
    expect(at('end')).toBeLessThan(at('middle'))
  })

  it('refuses a character that the typeface lacks', () => {
    expect(() => setLine('ねこ', 0, 0, 10, '#000000')).toThrow('“ね”')
  })
})

describe('setLines', () => {
  it('fits the width, and never exceeds the requested size', () => {
    const narrow = setLines(['μικρό', 'διαλείμματα'], 0, 0, 300, 200, '#000000')
    const short = setLines(['α'], 0, 0, 300, 120, '#000000')
    expect(sizeOf(narrow.drawn)).toBeLessThan(80)
    expect(sizeOf(short.drawn)).toBe(120)
    expect(narrow.bottom).toBeGreaterThan(sizeOf(narrow.drawn) * 2)
  })
})
