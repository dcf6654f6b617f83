/**
 * Replaces pieces of a package's source.
 * @param cuts pairs of a pattern and what stands in its place
 * @throws where a piece is not there: the package was updated, and the cut must be looked at anew
 */
module.exports = function cutOut(source, cuts) {
  return cuts.reduce((text, [piece, instead]) => {
    if (text.search(piece) < 0) throw new Error(`the package no longer holds ${piece}`)
    return text.replace(piece, instead)
  }, source)
}
