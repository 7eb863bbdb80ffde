/** The way out of letters that every letter names: for mail programs by one POST, for people by one button. */
import { API } from '@interregnum/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../app-context.ts';
import { refused } from '../errors.ts';
import { forgetAddress, unsubscribeToken, unsubscribing } from './mail-addresses.ts';
import { inWords } from './texts.ts';
import { saveWishes, wishesOf } from './wishes.ts';

const PATH = '/unsubscribe/:person/:token';
type Way = FastifyRequest<{ Params: { person: string; token: string } }>;

/** `null` without a public address: nobody could reach it. */
export async function unsubscribeLink(context: AppContext, person: string, email: string): Promise<string | null> {
  const { publicUrl } = context.config;
  if (publicUrl === null) return null;
  return `${publicUrl}${API}/unsubscribe/${person}/${await unsubscribeToken(context, person, email)}`;
}

const page = (text: string, button: string | null): string =>
  `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Interregnum</title>
<p>${text}</p>${button === null ? '' : `<form method="post"><button>${button}</button></form>`}`;

export function unsubscribeRoutes(app: FastifyInstance, context: AppContext): void {
  async function wishesAt({ params }: Way) {
    if (!(await unsubscribing(context, params.person, params.token)))
      throw refused('not-found', 'There is nothing here.');
    return wishesOf(context.store.db, params.person);
  }

  app.register(async scope => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, __, done) => done(null));
    scope.get(PATH, async (request: Way, reply) => {
      const { language } = await wishesAt(request);
      const html = page(inWords(language, 'unsubscribe.ask'), inWords(language, 'unsubscribe.go'));
      return reply.type('text/html; charset=utf-8').send(html);
    });
    scope.post(PATH, async (request: Way, reply) => {
      const wishes = await wishesAt(request);
      const { person } = request.params;
      await saveWishes(context.store.db, person, { ...wishes, email: null });
      await forgetAddress(context.store.db, person);
      return reply.type('text/html; charset=utf-8').send(page(inWords(wishes.language, 'unsubscribe.done'), null));
    });
  });
}
