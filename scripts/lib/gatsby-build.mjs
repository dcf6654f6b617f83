import compiler from 'gatsby/dist/utils/parcel/compile-gatsby-files.js'

/**
 * `gatsby build` without Parcel. Gatsby runs Parcel in each build to compile `gatsby-*.ts`, even where there
 * is none, and Parcel lists every file of the folder, releases among them, before and after: 2.6 s of a
 * small site, 17 s with 10,000 products (docs/decisions/0050).
 */
compiler.compileGatsbyFiles = async () => {}
process.argv.splice(2, Number.POSITIVE_INFINITY, 'build')
await import('gatsby/cli.js')
