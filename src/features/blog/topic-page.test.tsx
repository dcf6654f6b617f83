import { render, screen, within } from '@testing-library/react'
import type { RefObject } from 'react'
import FurtherLessons from './further-lessons'
import { TopicPage } from './topic-page'

const lessons = [1, 2, 3].map((postId) => ({
  postId,
  path: `/blog/post/${postId}/x`,
  title: `Μάθημα ${postId}`,
  summary: '',
  minutes: 3,
  topicName: 'Μνήμη',
  cardImage: null,
}))

function showTopic(page: number, series?: readonly number[]) {
  const place = { categoryId: 4, path: '/blog/category/4/mnimi', name: 'Μνήμη' }
  const topic = { ...place, lessonCount: 15, summary: '', subtopics: [], ...(series && { series }) }
  const props = { topic, trail: [], lessons, saving: null, page, pageCount: 2, markOf, progress }
  return render(<TopicPage {...props} />)
}

const markOf = (postId: number) => (postId === 2 ? <i>read</i> : null)
let place: RefObject<HTMLElement> | undefined
const progress = (given: RefObject<HTMLElement>) => {
  place = given
  return <b>progress</b>
}
beforeEach(() => {
  place = undefined
})

describe('the page of a topic', () => {
  it('has its lessons as a numbered series, and where it begins', async () => {
    showTopic(1, [1, 2, 3, 9])
    expect(document.querySelectorAll('ol[start="1"] article')).toHaveLength(3)
    await screen.findByText('Σειρά με 4 μαθήματα')
    const [start, shown] = [...(place?.current?.children ?? [])]
    expect(start?.textContent).toBe('Σειρά με 4 μαθήματαΞεκινήστε από το πρώτοΜάθημα 1')
    expect(start?.querySelector('a')?.getAttribute('href')).toBe('/blog/post/1/x')
    expect(shown?.textContent).toBe('progress')
  })

  it('puts a mark on the card that it is for (R385)', () => {
    showTopic(1)
    const marked = screen.getAllByRole('article').map((card) => within(card).queryByText('read'))
    expect(marked.map(Boolean)).toEqual([false, true, false])
  })

  it('goes on with the numbers on its second page', () => {
    showTopic(2)
    const list = document.querySelector('ol[start]')
    expect(list?.getAttribute('start')).toBe('13')
    expect(list?.parentElement?.style.counterReset).toBe('lesson 12')
    expect(place).toBeUndefined()
  })

  it('is no series with a single lesson', () => {
    showTopic(1, [1])
    expect(place).toBeUndefined()
  })
})

describe('the end of a lesson', () => {
  const [first, second] = lessons
  const series = { name: 'Μνήμη', path: '/blog/category/4/mnimi', position: 1, count: 7 }
  const show = (next: Partial<typeof series>) => {
    if (!first || !second) throw new Error('There are lessons.')
    const place = { ...series, position: 2, ...next }
    render(<FurtherLessons series={series} next={{ ...second, series: place }} related={[first]} />)
    return screen.getByRole('region', { name: /^Επόμεν/ })
  }
  const heading = (part: HTMLElement) => within(part).getByRole('heading').textContent

  it('leads to the next lesson of the series, before the related ones', () => {
    const next = show({})
    expect(next.textContent).toMatch(/^Επόμενο στη σειρά 2 από 7Μάθημα 2/)
    expect(heading(next)).toBe('Μάθημα 2')
    const headings = screen.getAllByRole('heading', { level: 2 })
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Μάθημα 2', 'Σχετικά μαθήματα'])
    const links = within(next).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([second?.path, series.path])
  })

  it('leads from the last one to the next series, and says so', () => {
    const next = show({ name: 'Ύπνος', path: '/blog/category/5/ypnos', position: 1, count: 2 })
    expect(next.textContent).toMatch(/^Επόμενη σειρά: «Ύπνος» 1 από 2/)
    expect(next.textContent).toMatch(/το τελευταίο μάθημα της σειράς. Όλη η σειρά «Μνήμη»$/)
  })

  it('has related lessons alone where there is no next one', () => {
    render(<FurtherLessons series={series} next={null} related={[]} />)
    expect(screen.queryByRole('region', { name: /^Επόμεν/ })).toBeNull()
  })
})
