import type { RequestListener } from 'node:http';

export function serveFolder(folder: string): RequestListener;
