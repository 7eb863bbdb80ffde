/** A lint rule: imports between the rooms of the house point one way (games -> kernel, never back). */
import { dirname, relative, resolve, sep } from 'node:path';

const LIBRARIES = ['kernel', 'games', 'shelf', 'bots', 'protocol', 'server'];

/** What each room may import besides itself. A room that is not listed may import the libraries. */
const MAY_IMPORT = {
  kernel: [],
  games: ['kernel'],
  shelf: ['kernel', 'games'],
  bots: ['kernel'],
  protocol: ['kernel'],
  server: ['kernel', 'games', 'shelf', 'bots', 'protocol'],
  web: ['kernel', 'games', 'shelf', 'bots', 'protocol'],
  'terminal of an example': ['kernel', 'games', 'cli'],
  'web of an example': ['kernel', 'games', 'web'],
};

const TESTS_MAY_ALSO_IMPORT = { bots: ['games', 'shelf'], web: ['server'] };

const isTest = path => path.endsWith('.test.ts') || [`${sep}test${sep}`, `${sep}e2e${sep}`].some(x => path.includes(x));

/** `packages/games/epix/src/index.ts` -> `{ room: 'games', package: 'games/epix' }`; `null` outside of the packages. */
function placeOf(path, root) {
  const [packages, room, title] = relative(root, path).split(sep);
  if (packages === 'examples') return placeOfExample(room, title);
  if (packages !== 'packages' || (room === 'web' && title === 'build')) return null; // how it is built is no part of it
  return { room, package: room === 'games' ? `games/${title}` : room };
}

/** An example is a title that keeps its drawings in its own folder. */
const placeOfExample = (title, folder) => ({
  room: folder === 'terminal' || folder === 'web' ? `${folder} of an example` : 'games',
  package: `games/${title}`,
});

/** Every package that is no other room is a title. */
function placeOfPackage(name) {
  if ([...LIBRARIES, 'cli', 'web', 'bench'].includes(name)) return { room: name, package: name };
  return { room: 'games', package: `games/${name}` };
}

function target(specifier, file, root) {
  if (specifier.startsWith('.')) return placeOf(resolve(dirname(file), specifier), root);
  const [, name] = specifier.match(/^@interregnum\/([^/]+)/) ?? [];
  return name ? placeOfPackage(name) : null;
}

function mayImport(from, to, file) {
  if (from && from.package === to.package) return true;
  const allowed = (from && MAY_IMPORT[from.room]) ?? LIBRARIES;
  const inTests = (from && isTest(file) && TESTS_MAY_ALSO_IMPORT[from.room]) || [];
  return allowed.includes(to.room) || inTests.includes(to.room);
}

export const importDirection = {
  meta: { type: 'problem', schema: [], messages: { wrong: '{{from}} must not import {{to}}' } },
  create(context) {
    const { filename, cwd } = context;
    const from = placeOf(filename, cwd);
    const check = source => {
      if (typeof source?.value !== 'string') return;
      const to = target(source.value, filename, cwd);
      if (!to || mayImport(from, to, filename)) return;
      context.report({ node: source, messageId: 'wrong', data: { from: from?.package ?? 'this', to: to.package } });
    };
    return {
      ImportDeclaration: node => check(node.source),
      ImportExpression: node => check(node.source),
      ExportAllDeclaration: node => check(node.source),
      ExportNamedDeclaration: node => check(node.source),
      TSImportType: node => check(node.source),
    };
  },
};
