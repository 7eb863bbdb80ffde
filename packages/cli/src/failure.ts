/** The two ways a command can fail, and how each is told. */

/** The arguments make no sense: one line, exit code 2. */
export class BadArgument extends Error {
  override name = 'BadArgument';
}

/** The arguments are fine, what they lead to is not: exit code 1. */
export class Failure extends Error {
  override name = 'Failure';
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** `ENOENT` and the like in words. */
export function fileProblem(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const words: Record<string, string> = {
    ENOENT: 'no such file or directory',
    EACCES: 'permission denied',
    EPERM: 'not permitted',
    EROFS: 'read-only file system',
    EISDIR: 'this is a directory',
    ENOTDIR: 'this is not a directory',
    EEXIST: 'it already exists',
    ENOSPC: 'no space left',
  };
  return words[code] ?? messageOf(error);
}
