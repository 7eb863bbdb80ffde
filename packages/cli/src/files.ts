/** Reading and writing files; every problem names the file in one line. */
import { accessSync, constants, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { BadArgument, Failure, fileProblem } from './failure.ts';

/** A path as it is shown: relative to where the person stands, if it lies below. */
export function shown(path: string): string {
  const near = relative(process.cwd(), path);
  return near === '' || near === '..' || near.startsWith(`..${sep}`) ? path : near;
}

/** The text of a file. Bytes that are not UTF-8 are refused instead of replaced: no changed byte may go unseen. */
export function readText(path: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw new BadArgument(`cannot read ${path}: ${fileProblem(error)}`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Failure(`${shown(path)}:${lineOfBadByte(bytes)}: expected text in UTF-8`);
  }
}

function lineOfBadByte(bytes: Buffer): number {
  const lines = bytes.toString('latin1').split('\n');
  const bad = lines.findIndex(line => {
    const raw = Buffer.from(line, 'latin1');
    return !Buffer.from(raw.toString('utf8'), 'utf8').equals(raw);
  });
  return Math.max(1, bad + 1);
}

/** All files with this ending in a folder and below, or the one file named; sorted. */
export function filesBelow(path: string, ending: RegExp): string[] {
  try {
    if (!statSync(path).isDirectory()) return [path];
    return (readdirSync(path, { recursive: true }) as string[])
      .filter(name => ending.test(name))
      .map(name => join(path, name))
      .sort();
  } catch (error) {
    throw new BadArgument(`cannot read ${path}: ${fileProblem(error)}`);
  }
}

/** Makes sure that a folder is there and can be written to. */
export function writableFolder(path: string): string {
  try {
    mkdirSync(path, { recursive: true });
    accessSync(path, constants.W_OK);
    return path;
  } catch (error) {
    throw new BadArgument(`cannot write to ${path}: ${fileProblem(error)}`);
  }
}
