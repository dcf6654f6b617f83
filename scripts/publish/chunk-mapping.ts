/** Gatsby's script with the files of each chunk, which it writes into each page. */
const mapping = /window\.___chunkMapping="((?:[^"\\]|\\.)*)"/

/** Chunks that Gatsby's loader looks up there: those of pages. It finds the others by itself. */
const isLookedUp = (name: string) => name === 'app' || name.startsWith('component---')

/** The files of each chunk, as a page names them. */
export function chunksOf(html: string): Record<string, string[]> {
  return JSON.parse((mapping.exec(html)?.[1] ?? '{}').replaceAll('\\"', '"'))
}

/** A page without the names of chunks that nobody looks up there, and the script's indentation. */
export function withoutNeedlessChunks(html: string): string {
  const own = Object.entries(chunksOf(html)).filter(([name]) => isLookedUp(name))
  const written = JSON.stringify(JSON.stringify(Object.fromEntries(own)))
  return html
    .replace(/\s*(<script)\s+(id="gatsby-chunk-mapping")\s*>\s*/, '$1 $2>')
    .replace(new RegExp(`${mapping.source};?\\s*`), () => `window.___chunkMapping=${written}`)
    .replace(/(<\/script>)\s+(?=<script)/g, '$1')
}
