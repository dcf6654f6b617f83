/** Gatsby's script with the files of each chunk, which it adds to each page. */
const mapping = /window\.___chunkMapping="(?:[^"\\]|\\.)*";?\s*/

/** The end tag of a shape that has no content. */
const emptyShape = /><\/(?:circle|ellipse|line|path|polyline|rect)>/g

/**
 * A page without parts that browsers do not need: Gatsby's mapping of chunks, the indentation of
 * its script, and end tags of shapes in drawings. Gatsby writes the mapping as JSON in a string, so
 * its loader, which expects an object, finds nothing in it: 2,300 characters of each page. Webpack
 * knows the files of chunks without it.
 */
export function leanHtml(html: string): string {
  return html
    .replace(/\s*(<script)\s+(id="gatsby-chunk-mapping")\s*>\s*/, '$1 $2>')
    .replace(mapping, 'window.___chunkMapping={}')
    .replace(/(<\/script>)\s+(?=<script)/g, '$1')
    .replace(emptyShape, '/>')
}
