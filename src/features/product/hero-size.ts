/** Size of a product's large picture; the page's Head preloads it in the same size. */
export const heroSize = {
  width: 800,
  height: 600,
  sizes: '(min-width: 1264px) 682px, (min-width: 1024px) 56vw, (min-width: 768px) 50vw, 100vw',
} as const
