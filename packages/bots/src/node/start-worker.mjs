/** Workers do not inherit the TypeScript loader of their parent. */
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
