import { readOptions } from './options'
import { MeasuringFailed } from './programs'

describe('options of the measurements', () => {
  it('default to all parts, three runs and both sizes', () => {
    expect(readOptions([])).toEqual({
      only: ['pages', 'build', 'gateway', 'publish'],
      runs: 3,
      sizes: [1000, 10_000],
      seconds: 4,
      requests: 40_000,
      sockets: 2000,
    })
  })

  it('are read from the command line', () => {
    const args = ['--only', 'gateway, pages', '--runs=1', '--sizes', '200', '--seconds', '2']
    args.push('--requests', '200000', '--sockets', '50')
    expect(readOptions(args)).toEqual({
      only: ['gateway', 'pages'],
      runs: 1,
      sizes: [200],
      seconds: 2,
      requests: 200_000,
      sockets: 50,
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
