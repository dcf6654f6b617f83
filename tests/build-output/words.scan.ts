import { foreignWords } from './foreign-words'
import { latinRuns, spokenMessages } from './latin-runs'
import { pages } from './published-site'

describe('the words of the pages', () => {
  it('are Greek, save names and words that a lesson is about (R002)', () => {
    const unknown = pages.flatMap((page) =>
      spokenMessages(page)
        .flatMap(latinRuns)
        .filter((run) => !foreignWords.has(run))
        .map((run) => [run, page.path] as const),
    )
    expect(Object.fromEntries(unknown)).toEqual({})
  })
})
