/** Takes Gatsby's English announcement of pages out of the document; ours is in the frame. */
export function silenceGatsby(): void {
  document.getElementById('gatsby-announcer')?.remove()
}
