import type { GatsbyBrowser } from 'gatsby'
import { nextTask } from '../lib/idle/next-task'

type WrapPage = NonNullable<GatsbyBrowser['wrapPageElement']>

let wrap: WrapPage | undefined

/**
 * Begins what dresses every page in a task of its own, not in that of the bundle: its modules take as
 * long as all the rest. Gatsby waits for it before it brings the page alive.
 */
export async function bringWrap(): Promise<void> {
  await nextTask()
  const { wrapPageElement } = await import(/* webpackMode: "eager" */ '../app/wrap-page')
  wrap = wrapPageElement
  await nextTask()
}

/** Dresses every page of a document, once `bringWrap` has brought what it needs. */
export const wrapPageElement: WrapPage = (args, options) => wrap?.(args, options) ?? args.element
