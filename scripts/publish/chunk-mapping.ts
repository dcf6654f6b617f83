/** Gatsby's script with the files of each chunk, which it writes into each page. */
const mapping = /window\.___chunkMapping="(?:[^"\\]|\\.)*";?\s*/

/**
 * A page without that mapping, and without the script's indentation. Gatsby writes the mapping as JSON in a
 * string, so that its loader, which takes it for an object, finds nothing in it: 2,300 characters of each
 * page. Webpack knows the files of chunks by itself.
 */
export function withoutChunkMapping(html: string): string {
  return html
    .replace(/\s*(<script)\s+(id="gatsby-chunk-mapping")\s*>\s*/, '$1 $2>')
    .replace(mapping, 'window.___chunkMapping={}')
    .replace(/(<\/script>)\s+(?=<script)/g, '$1')
}
