/**
 * Nobody imports the entry of a worker. WebKit keeps what a worker was started with apart from the modules that it
 * loads: where a chunk imports the entry, it is evaluated a second time, and every call is answered twice.
 */
import type { Plugin, Rolldown } from 'vite';

type Output = Pick<Rolldown.OutputChunk, 'type' | 'fileName' | 'isEntry' | 'imports' | 'dynamicImports'>;

/** A sentence for each entry that other chunks import, with the names of all of them. */
export function importedEntries(chunks: readonly Output[]): string[] {
  return chunks
    .filter(({ isEntry }) => isEntry)
    .flatMap(({ fileName: entry }) => {
      const importers = chunks.filter(({ imports, dynamicImports }) => [...imports, ...dynamicImports].includes(entry));
      const names = importers.map(({ fileName }) => fileName);
      return names.length > 0 ? [`the entry ${entry} of a worker is imported by ${names.join(', ')}`] : [];
    });
}

/** For the build of workers: their entries import and start, what others need lies elsewhere, and that is checked. */
export const workerEntries = (): Plugin => ({
  name: 'worker-entries',
  options: given => ({ ...given, preserveEntrySignatures: 'strict' }),
  generateBundle(_, bundle) {
    const problems = importedEntries(Object.values(bundle).filter(output => output.type === 'chunk'));
    if (problems.length > 0) this.error(problems.join('\n'));
  },
});
