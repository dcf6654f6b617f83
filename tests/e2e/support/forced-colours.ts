import { expect, type Locator } from '@playwright/test'

/** What is seen of an element in forced colours, without its colours. */
interface Look {
  /** Painted in another colour than the page. */
  isFilled: boolean
  /** Style and width of each visible edge: the borders, then the outline with its distance. */
  edges: readonly string[]
  underline: string
  /** Of its icon. */
  isIconFilled: boolean
  /** What is drawn before and after its content. */
  added: readonly string[]
}

/** The look of an element; colours count only as present or not. */
export function lookOf(element: Locator): Promise<Look> {
  return element.evaluate(readLook)
}

/** Runs in the page. */
function readLook(element: Element): Look {
  const canvas = getComputedStyle(document.documentElement).backgroundColor
  const isSeen = (colour: string) => colour !== canvas && !/^rgba\(.*, 0\)$/.test(colour)
  const line = (style: string, width: string, colour: string) =>
    style !== 'none' && width !== '0px' && isSeen(colour) ? `${style} ${width}` : ''
  const style = getComputedStyle(element)
  const icon = element.querySelector('svg')
  const added = (['::before', '::after'] as const).map((place) => {
    const drawn = getComputedStyle(element, place)
    const border = line(drawn.borderTopStyle, drawn.borderTopWidth, drawn.borderTopColor)
    const seen = [isSeen(drawn.backgroundColor) && 'filled', border, drawn.transform]
    return drawn.content === 'none' ? '' : `${drawn.content} ${seen.filter(Boolean).join(' ')}`
  })
  const outline = line(style.outlineStyle, style.outlineWidth, style.outlineColor)
  return {
    isFilled: isSeen(style.backgroundColor),
    edges: [
      line(style.borderTopStyle, style.borderTopWidth, style.borderTopColor),
      line(style.borderRightStyle, style.borderRightWidth, style.borderRightColor),
      line(style.borderBottomStyle, style.borderBottomWidth, style.borderBottomColor),
      line(style.borderLeftStyle, style.borderLeftWidth, style.borderLeftColor),
      outline && `${outline} ${style.outlineOffset}`,
    ],
    underline: style.textDecorationLine,
    isIconFilled: icon !== null && getComputedStyle(icon).fill !== 'none',
    added,
  }
}

/** An element in a state looks otherwise than one without it, whatever the colours. */
export async function expectToldApart(one: Locator, other: Locator): Promise<void> {
  await expect(one).toBeVisible()
  await expect(other).toBeVisible()
  const look = await lookOf(one)
  await expect(async () => expect(await lookOf(other)).not.toEqual(look), `${one}`).toPass({
    timeout: 5000,
  })
}

/** An element is filled or has an edge, so that it stands out from the page. */
export async function expectSeen(element: Locator): Promise<void> {
  await expect(async () => {
    const { isFilled, edges } = await lookOf(element)
    expect(isFilled || edges.some(Boolean), `${element}`).toBe(true)
  }).toPass({ timeout: 5000 })
}
