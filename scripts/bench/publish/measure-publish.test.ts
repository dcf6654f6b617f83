import { gatsbySteps, publishFigures, type StepTimes } from './measure-publish'

const both = (seconds: number) => ({ clock: seconds, processor: seconds / 2 })
const times = (gatsby: number): StepTimes => ({
  'gathering calls': both(0.5),
  'noticing the request': both(0.1),
  'asking what changed': both(0.4),
  Gatsby: both(gatsby),
  checks: both(1),
  publishing: both(2),
  'until it is served': both(1),
})

it('shows the medians of the steps and of the total', () => {
  const lines = publishFigures([times(20), times(30), times(22)]).split('\n')
  const cells = lines.map((line) => line.split(/\s{2,}/))
  expect(cells).toContainEqual(['Gatsby', '22.0', '11.0'])
  expect(cells.at(-1)).toEqual(['altogether', '27.0', '13.5'])
})

it('reads the durations of the steps of Gatsby, the longest first', () => {
  const output =
    'success load plugins - 0.412s\nsuccess tiny - 0.010s\n' +
    'success Building static HTML for pages - 7.250s - 4/4 0.55/s\n'
  expect(gatsbySteps(output)).toEqual([
    '   7.3  Building static HTML for pages',
    '   0.4  load plugins',
  ])
})
