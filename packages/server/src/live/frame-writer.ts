/** Writes to one client: what is said within a turn of the event loop goes out together, each text as one frame. */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

export type FrameWriter = (text: string) => void;

/** `stream` is what the socket itself writes to. The frames made here know no extension, so there must be none. */
export function frameWriter({ extensions }: Pick<WebSocket, 'extensions'>, stream: Duplex): FrameWriter {
  if (extensions !== '') throw new Error(`frames cannot be written by hand with the extension ${extensions}`);
  let held = false;
  function release(): void {
    held = false;
    stream.uncork();
  }
  return text => {
    if (!held) {
      held = true;
      stream.cork();
      process.nextTick(release);
    }
    stream.write(frameOf(text));
  };
}

// --- frames (RFC 6455, 5.2) ----------------------------------------------------------------------------------------

const WHOLE_TEXT = 0x81;
const SHORTEST_LONG = 126;
const SHORTEST_VERY_LONG = 0x1_0000;

function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const header = length < SHORTEST_LONG ? 2 : length < SHORTEST_VERY_LONG ? 4 : 10;
  const frame = space(header + length);
  frame[0] = WHOLE_TEXT;
  frame[1] = header === 2 ? length : header === 4 ? 126 : 127;
  if (header === 4) frame.writeUInt16BE(length, 2);
  else if (header === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  frame.write(text, header);
  return frame;
}

/** Frames are cut from large pieces of memory: to ask for each anew would cost more than to fill it. */
const PIECE = 512 * 1024;
let piece = Buffer.allocUnsafeSlow(PIECE);
let used = 0;

function space(size: number): Buffer {
  if (size > PIECE / 8) return Buffer.allocUnsafeSlow(size);
  if (used + size > PIECE) {
    piece = Buffer.allocUnsafeSlow(PIECE);
    used = 0;
  }
  used += size;
  return piece.subarray(used - size, used);
}
