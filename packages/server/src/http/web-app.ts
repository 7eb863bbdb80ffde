/** The built app: compressed once, kept by browsers for as long as its names say, every other address leading to it. */
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../app-context.ts';
import { refused } from '../errors.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.svg', '.webmanifest']);
const A_YEAR = 'public, max-age=31536000, immutable';

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const COMPRESSORS = {
  br: (content: Buffer) => promisify<Buffer, typeof QUALITY, Buffer>(brotliCompress)(content, QUALITY),
  gzip: (content: Buffer) => promisify<Buffer, Buffer>(gzip)(content),
};
type Encoding = keyof typeof COMPRESSORS;

export function webApp(app: FastifyInstance, context: AppContext): void {
  const folder = normalize(context.config.webFolder);
  const read = reader();
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    const file = isPage && !request.url.startsWith('/api/') ? await fileFor(folder, request.url) : null;
    if (!file) throw refused('not-found', 'There is nothing here.');
    const ending = extname(file);
    const encoding = COMPRESSIBLE.has(ending) ? encodingFor(request) : null;
    const lasting = relative(folder, file).startsWith(`assets${sep}`);
    if (encoding) void reply.header('Content-Encoding', encoding);
    return reply
      .code(200)
      .type(TYPES[ending] ?? 'application/octet-stream')
      .header('Cache-Control', lasting ? A_YEAR : 'no-cache')
      .header('Vary', 'Accept-Encoding')
      .send(await read(file, encoding));
  });
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    found => found.isFile(),
    () => false,
  );

/** The file for an address; an address without an ending belongs to the app; `null` when there is nothing. */
async function fileFor(folder: string, url: string): Promise<string | null> {
  let path: string;
  try {
    path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
  } catch {
    return null;
  }
  const file = join(folder, path);
  if (!`${file}${sep}`.startsWith(`${folder}${sep}`) || path.includes(`${sep}.`) || path.includes('\0')) return null;
  if (await isFile(file)) return file;
  const page = join(folder, 'index.html');
  return extname(path) === '' && (await isFile(page)) ? page : null;
}

function encodingFor({ headers }: FastifyRequest): Encoding | null {
  const accepted = String(headers['accept-encoding'] ?? '');
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

/** Each file is read and compressed when it is first asked for, and again when it has changed. */
function reader(): (file: string, encoding: Encoding | null) => Promise<Buffer> {
  const done = new Map<string, Promise<Buffer>>();
  return async (file, encoding) => {
    const { mtimeMs } = await stat(file);
    const key = `${encoding} ${mtimeMs} ${file}`;
    const known =
      done.get(key) ?? readFile(file).then(content => (encoding ? COMPRESSORS[encoding](content) : content));
    done.set(key, known);
    return known;
  };
}
