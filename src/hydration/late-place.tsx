import { startTransition, useEffect, useState } from 'react'
import { nextTask } from '../lib/idle/next-task'
import { whenIdle } from '../lib/idle/when-idle'
import type { LatePart, LatePartProps } from './late-parts'

/**
 * Where everything goes that a page can do without at first. Its script comes once the page is idle,
 * and its parts begin one after the other; if it does not come, the page goes on without it.
 */
export function LatePlace(props: LatePartProps) {
  const [parts, setParts] = useState<readonly LatePart[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    const add = (part: LatePart) => startTransition(() => setParts((known) => [...known, part]))
    bringParts(add, leaving.signal).catch(() => {})
    return () => leaving.abort()
  }, [])
  return parts.map((Part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts are only added, each keeps its place
    <Part key={at} {...props} />
  ))
}

async function bringParts(add: (part: LatePart) => void, leaving: AbortSignal): Promise<void> {
  await whenIdle()
  const { lateParts } = await import(/* webpackChunkName: "late" */ './late-parts')
  for (const bring of lateParts) {
    await nextTask()
    const part = await bring()
    if (leaving.aborted) return
    add(part)
  }
}
