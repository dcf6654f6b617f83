interface Compiler {
  hooks: { done: { tap: (name: string, then: (stats: Stats) => void) => void } }
}

interface Stats {
  toJson: (options: Record<string, boolean>) => { assets?: { name: string }[] }
}

/** Names of the files that the last compilation made; those of earlier builds stay beside them. */
export const scriptAssets: { names: string[] } = { names: [] }

/** Notes what the bundler makes, so that only this build's files are published. */
export const noteScriptAssets = {
  apply(compiler: Compiler) {
    compiler.hooks.done.tap('note-script-assets', (stats) => {
      const { assets = [] } = stats.toJson({ all: false, assets: true, cachedAssets: true })
      scriptAssets.names = assets.map(({ name }) => name)
    })
  },
}
