import { foreignWords } from './foreign-words'
import { latinRuns, spokenMessages } from './latin-runs'
import { pages } from './published-site'

describe('the texts of the pages', () => {
  it('are Greek, but for known names and words (R002)', () => {
    const unknown = pages.flatMap((page) =>
      spokenMessages(page)
        .flatMap(latinRuns)
        .filter((run) => !foreignWords.has(run))
        .map((run) => [run, page.path] as const),
    )
    expect(Object.fromEntries(unknown)).toEqual({})
  })
})
