import { entryMemory } from './entry-memory'

/** A link of a page's content: its address, and which one of those with this address. */
interface FollowedLink {
  href: string
  index: number
}

const followed = entryMemory<FollowedLink>()

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLElement>('main a[href]')].filter(
    (link) => link.getAttribute('href') === href,
  )

/** Keeps which link of the page is followed, for a step back; call with each click. */
export function noteFollowedLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLElement>('main a[href]') : null
  const href = link?.getAttribute('href')
  if (link && href && !href.startsWith('#')) {
    followed.keep({ href, index: linksTo(href).indexOf(link) })
  }
}

/** Finds the link by which the visitor left this page; null if it is opened anew. */
export function followedLink(): (() => HTMLElement | null) | null {
  const link = followed.recall()
  if (!link) return null
  return () => {
    const links = linksTo(link.href)
    return links[link.index] ?? links[0] ?? null
  }
}
