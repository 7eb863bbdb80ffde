/** Devices that were logged in once stay known as such, also when they are logged out: by a cookie that only we can make. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../app-context.ts';
import { A_YEAR, cookieName, isSecure } from '../http/identity.ts';
import { keptSecret } from '../store/secrets.ts';

const nameOfCookie = (context: AppContext): string => `${cookieName(context)}-device`;

const sealOf = async ({ store, ports }: AppContext, person: string, device: string): Promise<string> =>
  createHmac('sha256', await keptSecret(store.db, 'devices', ports.newSecret))
    .update(`${person} ${device}`)
    .digest('base64url');

export async function rememberDevice(context: AppContext, reply: FastifyReply, person: string): Promise<void> {
  const device = context.ports.newId();
  const seal = await sealOf(context, person, device);
  void reply.setCookie(nameOfCookie(context), `${device}.${seal}`, {
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(context),
    path: '/',
    maxAge: A_YEAR,
  });
}

/** The device, if this person was logged in there before. */
export async function deviceOf(context: AppContext, request: FastifyRequest, person: string): Promise<string | null> {
  const [device, given] = request.cookies[nameOfCookie(context)]?.split('.') ?? [];
  if (!device || !given) return null;
  const [seal, right] = [Buffer.from(given), Buffer.from(await sealOf(context, person, device))];
  return seal.length === right.length && timingSafeEqual(seal, right) ? device : null;
}
