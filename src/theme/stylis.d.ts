/** What src/theme/compile-style.ts uses of the CSS preprocessor, which has no types of its own. */
declare module 'stylis' {
  interface Element {
    /** A declaration's text, or a rule's selector. */
    value: string
    /** A declaration's property, or a rule's selectors. */
    props: string | string[]
    /** What is written in the element's place, if it is set. */
    return: string
  }

  type Middleware = (element: Element) => unknown

  function compile(text: string): Element[]
  function middleware(collection: readonly Middleware[]): Middleware
  function serialize(elements: readonly Element[], toText: Middleware): string
  const stringify: Middleware
}
