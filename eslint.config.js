/** Only what needs types or the shape of the house; everything else is Biome's. */
import tseslint from 'typescript-eslint';
import { importDirection } from './scripts/import-direction.js';
import { root } from './scripts/install.mjs';
import { noCycle } from './scripts/no-cycle.js';

export default tseslint.config(
  { ignores: ['**/node_modules/', '**/dist/', '**/coverage/', '**/test-results/', '**/playwright-report/'] },
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: {
      '@typescript-eslint': tseslint.plugin,
      house: { rules: { 'import-direction': importDirection, 'no-cycle': noCycle } },
    },
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, tsconfigRootDir: root },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      'house/import-direction': 'error',
      'house/no-cycle': 'error',
    },
  },
);
