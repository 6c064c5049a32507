// Frames that have come are kept up to so many bytes: those that were used last.

import type { FrameHeader, Packet } from './wire'

class Frames {
  most = 512 << 20 // bytes
  bytes = 0
  private kept = new Map<string, Packet<FrameHeader>>() // that was used longest ago comes first

  // get is a frame that is kept, which has been used now.
  get(key: string): Packet<FrameHeader> | undefined {
    const have = this.kept.get(key)
    if (have) {
      this.kept.delete(key)
      this.kept.set(key, have)
    }
    return have
  }

  // keep keeps a frame, in the place of others where there is no room.
  keep(key: string, p: Packet<FrameHeader>): void {
    if (this.kept.has(key)) return
    this.kept.set(key, p)
    this.bytes += p.bytes
    for (const [old, packet] of this.kept) {
      if (this.bytes <= this.most || old === key) break
      this.kept.delete(old)
      this.bytes -= packet.bytes
    }
  }

  clear(): void {
    this.kept.clear()
    this.bytes = 0
  }
}

export const frames = new Frames()
