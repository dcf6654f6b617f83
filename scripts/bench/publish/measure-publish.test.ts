import { gatsbySteps, publishFigures, type StepTimes } from './measure-publish'

const times = (gatsby: number): StepTimes => ({
  'gathering calls': 0.5,
  'noticing the request': 0.1,
  'asking what changed': 0.4,
  Gatsby: gatsby,
  checks: 1,
  publishing: 2,
  'until it is served': 1,
})

it('shows the medians of the steps and of the whole', () => {
  const lines = publishFigures([times(20), times(30), times(22)]).split('\n')
  expect(lines).toContain('Gatsby                   22.0')
  expect(lines.at(-1)).toBe('altogether               27.0')
})

it('reads what Gatsby says of its steps, the longest first', () => {
  const output =
    'success load plugins - 0.412s\nsuccess tiny - 0.010s\n' +
    'success Building static HTML for pages - 7.250s - 4/4 0.55/s\n'
  expect(gatsbySteps(output)).toEqual([
    '   7.3  Building static HTML for pages',
    '   0.4  load plugins',
  ])
})
