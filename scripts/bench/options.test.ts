import { readOptions } from './options'
import { MeasuringFailed } from './programs'

describe('options of the measurements', () => {
  it('are everything, three times, at both sizes by default', () => {
    expect(readOptions([])).toEqual({
      only: ['pages', 'build', 'gateway'],
      runs: 3,
      sizes: [1000, 10_000],
      seconds: 4,
    })
  })

  it('are read from the command line', () => {
    const args = ['--only', 'gateway, pages', '--runs=1', '--sizes', '200', '--seconds', '2']
    expect(readOptions(args)).toEqual({
      only: ['gateway', 'pages'],
      runs: 1,
      sizes: [200],
      seconds: 2,
    })
  })

  it.each([
    [['--only', 'page'], "not 'page'"],
    [['--runs', '0'], '--runs takes whole numbers from 1 to 25'],
    [['--sizes', '10,many'], "not 'many'"],
    [['--speed', '1'], "'--speed'"],
  ])('refuse %j', (args, words) => {
    expect(() => readOptions(args)).toThrow(MeasuringFailed)
    expect(() => readOptions(args)).toThrow(words)
  })
})
