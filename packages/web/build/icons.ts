/** Icons as components, drawn at build time: `import Undo from 'icon:lucide/undo-2'`. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface IconSet {
  width?: number;
  height?: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
}

const PREFIX = 'icon:';
const require = createRequire(import.meta.url);
const sets = new Map<string, IconSet>();

function iconSet(name: string): IconSet {
  const known = sets.get(name);
  if (known) return known;
  const set = JSON.parse(readFileSync(require.resolve(`@iconify-json/${name}/icons.json`), 'utf8')) as IconSet;
  sets.set(name, set);
  return set;
}

const camel = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function attributes(text: string): string {
  const pairs = [...text.matchAll(/([\w:-]+)="([^"]*)"/g)];
  return `{${pairs.map(([, name, value]) => `${JSON.stringify(camel(name!))}:${JSON.stringify(value)}`).join(',')}}`;
}

/** The elements of an icon's body as nested calls of `h`. */
function elements(body: string): string {
  let out = '';
  for (const [, close, tag, given, selfClosing] of body.matchAll(/<(\/?)([\w]+)([^>]*?)(\/?)>/g)) {
    out += close ? ')' : `,h(${JSON.stringify(tag)},${attributes(given!)}${selfClosing ? ')' : ''}`;
  }
  return out;
}

function component(id: string): string {
  const [setName, iconName] = id.split('/') as [string, string];
  const set = iconSet(setName);
  const icon = set.icons[set.aliases?.[iconName]?.parent ?? iconName];
  if (!icon) throw new Error(`there is no icon ${id}`);
  const box = `0 0 ${icon.width ?? set.width ?? 16} ${icon.height ?? set.height ?? 16}`;
  return `import { createElement as h } from 'react';
export default props => h('svg', { viewBox: '${box}', width: '1em', height: '1em', 'aria-hidden': true, ...props }${elements(icon.body)});`;
}

export function icons(): Plugin {
  return {
    name: 'icons',
    resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load: id => (id.startsWith(`\0${PREFIX}`) ? component(id.slice(PREFIX.length + 1)) : null),
  };
}
