import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '#components/visually-hidden'
import { commonMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { followedLink, noteFollowedLink } from '#lib/navigation/followed-link'

/**
 * After a navigation: announces the page in Greek and moves the focus to its start, or after a step
 * back to the link by which the visitor left.
 */
export function RouteAnnouncer({ path }: { path: string }) {
  const { t } = useTranslation(commonMessages)
  const [title, setTitle] = useState<string>()
  const lastPath = useRef(path)
  useEffect(() => {
    document.addEventListener('click', noteFollowedLink, true)
    return () => document.removeEventListener('click', noteFollowedLink, true)
  }, [])
  useEffect(() => {
    if (lastPath.current === path) return
    lastPath.current = path
    return followPageStart(() =>
      setTitle(document.querySelector('main h1')?.textContent ?? document.title),
    )
  }, [path])
  return (
    <VisuallyHidden role='status' data-route-announcer=''>
      {title && t('pageOpened', { title })}
    </VisuallyHidden>
  )
}

const changes = { subtree: true, childList: true, attributeFilter: ['style'] }

/**
 * Moves the focus to the start of a page once it is rendered, and again where that element is
 * replaced while focused: pages render in parts, and a removed title would lose the focus. Nothing
 * happens once the user has moved the focus, or where the page focuses a field. After a step back the
 * focus goes on to the link that was followed, as soon as it is rendered.
 * @param onStart called once when the start is found
 * @returns stops it
 */
function followPageStart(onStart: () => void): () => void {
  const main = document.querySelector('main')
  let start: HTMLElement | null = null
  let findLink = followedLink()
  let pressed = isFormField(document.activeElement) ? null : document.activeElement
  const isFree = () => {
    const { activeElement: active } = document
    return !active || active === pressed || active === start || active.contains(main)
  }
  const look = () => {
    const link = findLink?.()
    if (link && !isHidden(link)) {
      if (isFree()) focusOn(link)
      if (!start) onStart()
      start = link
      findLink = null
      pressed = null
      return
    }
    if (start?.isConnected && !isHidden(start)) return
    const next = pageStart(window.location.hash)
    const target = next ?? main
    if (target && isFree()) focusOn(target)
    if (!next) return
    if (!start) onStart()
    start = next
    pressed = null
  }
  const observer = new MutationObserver(look)
  // After the router, which focuses the whole page in the same task.
  const frame = requestAnimationFrame(() => {
    look()
    if (main) observer.observe(main, changes)
  })
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
  }
}

/** A form that focuses its first field keeps the focus: a blur would validate the empty field. */
function isFormField(element: Element | null): boolean {
  return element?.matches('main :is(input, textarea, select)') ?? false
}

/** The element of the address's anchor, else the title; null until it is rendered. */
function pageStart(hash: string): HTMLElement | null {
  const named = hash.length > 1 ? document.getElementById(decoded(hash.slice(1))) : null
  if (named) return named
  const titles = document.querySelectorAll<HTMLElement>('main h1')
  return [...titles].find((title) => !isHidden(title)) ?? null
}

/** Whether an element is in a part that React hides while the next page loads. */
function isHidden(element: Element): boolean {
  return element.closest('[style*="display: none"]') !== null
}

/** Focuses any element, without scrolling: the router sets the scroll position. */
function focusOn(element: HTMLElement): void {
  if (!element.matches('a[href], button, input, select, textarea, [tabindex]')) {
    element.tabIndex = -1
    element.style.outline = 'none'
  }
  element.focus({ preventScroll: true })
}

function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor)
  } catch {
    return anchor
  }
}
