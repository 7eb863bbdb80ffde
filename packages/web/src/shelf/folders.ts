/** The files of the titles' folders by title: `../games/epix/shelf.tsx` is the one of `epix`. */

/** The name of the folder below `games/` or `examples/`. */
const folderIn = (path: string): string => /\/(?:games|examples)\/([^/]+)\//.exec(path)![1]!;

export const byTitle = <T>(files: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(files).map(([path, file]) => [folderIn(path), file]));
