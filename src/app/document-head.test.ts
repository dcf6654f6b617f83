import type { RenderBodyArgs } from 'gatsby'
import { isValidElement } from 'react'

const mockConfig = { analyticsId: undefined as string | undefined }
jest.mock('#lib/config/public-config', () => ({ publicConfig: mockConfig }))

/** Elements of the head in their order, the key of the first one, and the keys of the scripts. */
async function headOf(analyticsId?: string) {
  mockConfig.analyticsId = analyticsId
  jest.resetModules()
  const { onRenderBody } = await import('./document-head')
  let parts: unknown[] = []
  const setHeadComponents = (given: unknown[]) => {
    parts = given
  }
  const given: Partial<RenderBodyArgs> = { setHtmlAttributes: () => {}, setHeadComponents }
  await onRenderBody?.(given as RenderBodyArgs, { plugins: [] })
  const elements = parts.filter((part) => isValidElement<Record<string, unknown>>(part))
  const scripts = elements.filter(({ type }) => type === 'script')
  return { first: elements[0]?.key, scripts: scripts.map(({ key }) => key), elements }
}

describe('the head of every document', () => {
  it('has no consent mode without analytics (R254)', async () => {
    expect((await headOf()).scripts).toEqual(['colour-mode'])
  })

  it('denies consent first and once with analytics, and loads no tag (R252, R311)', async () => {
    const { first, scripts, elements } = await headOf('G-TEST')
    expect(first).toBe('consent')
    expect(scripts).toEqual(['consent', 'colour-mode'])
    const [{ props } = { props: {} }] = elements
    const text = JSON.stringify(props)
    expect(text.match(/\\"default\\"/g)).toHaveLength(1)
    expect(text).toContain('wait_for_update\\":500')
    expect(text).not.toContain('googletagmanager')
  })
})
