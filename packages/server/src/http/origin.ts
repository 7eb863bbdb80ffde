/** Pages of other sites must not act for a person; browsers say which page a request comes from. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config.ts';

/** Programs that are no browsers send no origin, and no cookie that is not theirs. */
export function isOurOrigin({ publicUrl, origins }: Config, { origin, host }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return true;
  if (origin === publicUrl || origins.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  const isPublicHost = publicUrl !== null && new URL(publicUrl).host === url.host;
  return url.host === host && !isPublicHost; // our host by another scheme may be somebody in between
}
