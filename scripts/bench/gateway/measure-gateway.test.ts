import { copiesTable } from './measure-copies'
import { gatewayFigures } from './measure-gateway'

it('compares within each round', () => {
  const gateway = [
    { perSecond: 5000, p99: 12 },
    { perSecond: 2000, p99: 40 },
    { perSecond: 6000, p99: 10 },
  ]
  const bare = [
    { perSecond: 10_000, p99: 6 },
    { perSecond: 5000, p99: 15 },
    { perSecond: 10_000, p99: 5 },
  ]
  const lines = gatewayFigures([
    { name: 'row', gateway, bare, halfLoad: { rate: 2500, gateway: 4, bare: 2 } },
  ]).split('\n')
  expect(lines[2]?.split(/\s+/)).toEqual('row 5000 10000 0.50 12 6 2500/s 4 2 2'.split(' '))
})

it('compares the work of two copies with that of one', () => {
  const copy = (requests: number, microsecondsEach: number) => ({ requests, microsecondsEach })
  const lines = copiesTable([
    { name: 'one', rounds: [{ perSecond: 3000, p99: 4, copies: [copy(6000, 90)] }] },
    {
      name: 'two',
      rounds: [{ perSecond: 6000, p99: 6, copies: [copy(6000, 100), copy(6000, 90)] }],
    },
  ]).split('\n')
  expect(lines[2]?.split(/\s+/)).toEqual('one 3000 1.00 4 90 1.00 100 %'.split(' '))
  expect(lines[3]?.split(/\s+/)).toEqual('two 6000 2.00 6 100, 90 1.90 50 %, 50 %'.split(' '))
})
