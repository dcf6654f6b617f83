import { cursorOf, type Page } from '#contract/wire/page'
import { type ListedItem, type ListSource, readPage, withParams } from './list-rule'
import type { Lists } from './lists'

/** Most requests upstream for one page; rows that are still missing are on the next page. */
const mostRequests = 10

type Direction = 'next' | 'previous'

/** Our cursors contain their direction, which those of the upstream do not. */
const marks: Readonly<Record<Direction, string>> = { next: 'n-', previous: 'p-' }

interface Step<Item> {
  items: Item[]
  links: Page<Item>['links']
}

/**
 * A page behind a cursor. Hidden rows are replaced by rows of the upstream's next page, exactly as
 * many as are missing, so that the upstream's last link continues after them.
 */
export async function readCursorPage<Item extends ListedItem>(
  lists: Lists,
  source: ListSource<Item>,
  query: URLSearchParams,
  pageSize: number,
): Promise<Page<Item>> {
  const { count } = await lists.read(source, { start: 0, size: 0 })
  if (count === 0) return emptyPage(pageSize)
  const { direction, cursor } = meantBy(query.get('cursor'))
  const steps: Step<Item>[] = []
  let at: string | null = cursor
  let missing = pageSize
  for (let requests = 0; requests < mostRequests; requests += 1) {
    const step = await readStep(lists, source, at, missing)
    steps.push(step)
    missing -= step.items.length
    at = cursorOf(step.links[direction])
    if (missing <= 0 || at === null) break
  }
  const ordered = direction === 'next' ? steps : steps.reverse()
  const results = ordered.flatMap(({ items }) => items)
  const linkTo = (to: Direction, link: string | null | undefined) => {
    const upstream = cursorOf(link ?? null)
    if (upstream === null) return null
    const own = new URLSearchParams(query)
    own.set('cursor', `${marks[to]}${upstream}`)
    own.set('pageSize', String(pageSize))
    return `?${own}`
  }
  return {
    links: {
      next: linkTo('next', ordered.at(-1)?.links.next),
      previous: linkTo('previous', ordered[0]?.links.previous),
    },
    count,
    totalPages: Math.max(1, Math.ceil(count / pageSize)),
    pageSize,
    pageTotalResults: results.length,
    results,
  }
}

function meantBy(text: string | null): { direction: Direction; cursor: string | null } {
  if (text?.startsWith(marks.previous)) return { direction: 'previous', cursor: text.slice(2) }
  return { direction: 'next', cursor: text?.startsWith(marks.next) ? text.slice(2) : text }
}

async function readStep<Item extends ListedItem>(
  lists: Lists,
  { fetchPath, address, rule, userId, client }: ListSource<Item>,
  cursor: string | null,
  pageSize: number,
): Promise<Step<Item>> {
  const paging = { paginationType: 'cursor', pageSize, ...(cursor === null ? {} : { cursor }) }
  const page = readPage(rule, await fetchPath(withParams(address, paging), client))
  const items = await lists.withVisibleParents(rule, page.results, client)
  return { links: page.links, items: items.filter((item) => rule.visible(item, { userId })) }
}

function emptyPage(pageSize: number): Page<never> {
  const links = { next: null, previous: null }
  return { links, count: 0, totalPages: 1, pageSize, pageTotalResults: 0, results: [] }
}
