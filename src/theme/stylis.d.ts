/** The parts of the CSS preprocessor that src/theme/compile-style.ts uses; it has no own types. */
declare module 'stylis' {
  interface Element {
    /** A declaration's text, or a rule's selector. */
    value: string
    /** A declaration's property, or a rule's selectors. */
    props: string | string[]
    /** Replaces the element's text, if it is set. */
    return: string
  }

  type Middleware = (element: Element) => unknown

  function compile(text: string): Element[]
  function middleware(collection: readonly Middleware[]): Middleware
  function serialize(elements: readonly Element[], toText: Middleware): string
  const stringify: Middleware
}
