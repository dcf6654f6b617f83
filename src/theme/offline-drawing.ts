/**
 * The spider of the 404 screen knits the web anew: shapes in a box of 160 × 120, as HTML, because the
 * service worker's page has them, too. Their colours are those of src/components/drawing.tsx.
 */
export const offlineDrawing = [
  '<ellipse cx="80" cy="110" rx="58" ry="6" data-fill="ground"/>',
  '<path d="M80 0v34" data-line="thread"/>',
  '<path d="M69 56 54 43 44 53M67 63 49 57 37 70M91 56l15-13 10 10M93 63l18-6 12 13M68 70l-20 4 12 18M92 70l20 4-12 18" data-line="legs"/>',
  '<path d="M80 30c4 8 13 18 13 28a13 13 0 0 1-26 0c0-10 9-20 13-28Z" data-fill="green"/>',
  '<circle cx="80" cy="78" r="11" data-fill="green"/>',
  '<path d="M70.7 77a4.3 4.3 0 1 0 8.6 0 4.3 4.3 0 0 0-8.6 0M80.7 77a4.3 4.3 0 1 0 8.6 0 4.3 4.3 0 0 0-8.6 0" data-fill="eye"/>',
  '<path d="M74 79a2 2 0 1 0 4 0 2 2 0 0 0-4 0M82 79a2 2 0 1 0 4 0 2 2 0 0 0-4 0" data-fill="pupil"/>',
  '<path d="M76.5 84.5q3.5 2 7 0" data-line="smile"/>',
  '<path d="M60 92h40v14q-5 5-10 0-5 5-10 0-5 5-10 0-5 5-10 0Z" data-fill="blue"/>',
  '<path d="M62 98h36M70 92v14M80 92v14M90 92v14" data-line="knit"/>',
  '<path d="M46 84l60 12M114 84 54 96" data-line="needle"/>',
  '<path d="M100 104q12 10 22 4" data-line="yarn"/>',
  '<circle cx="130" cy="100" r="12" data-fill="blue"/>',
  '<path d="M122 94q10 0 14 8M120 102q8-2 13 6M128 89q9 3 12 11" data-line="knit"/>',
].join('')
