/** Settings, and the app that is served beside the tables. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig, SETTINGS } from '../src/index.ts';
import { temporaryFolder, testServer } from './server.ts';

describe('settings', () => {
  it('come from flags, then from the environment, then from defaults', () => {
    expect(readConfig({}).port).toBe(4100);
    expect(readConfig({ PORT: '5000' }).port).toBe(5000);
    expect(readConfig({ PORT: '5000' }, { port: '6000' }).port).toBe(6000);
  });
  it.each([
    [{ PORT: 'x' }, {}, "PORT is 'x': expected a whole number from 0 to 65535"],
    [{}, { port: '70000' }, "--port is '70000': expected a whole number from 0 to 65535"],
    [{ PUBLIC_URL: 'games' }, {}, "PUBLIC_URL is 'games': expected an address such as https://games.example.org"],
    [{ TRUST_PROXY: 'maybe' }, {}, "TRUST_PROXY is 'maybe': expected yes or no"],
    [{ LOG_LEVEL: 'loud' }, {}, "LOG_LEVEL is 'loud': expected silent, fatal, error, warn, info, debug, trace"],
  ])('that make no sense are refused: %j %j', (environment, flags, message) => {
    expect(() => readConfig(environment, flags)).toThrow(message);
  });
  it('have a variable, a flag and a sentence each, all different', () => {
    for (const field of ['key', 'env', 'flag', 'help'] as const) {
      expect(new Set(SETTINGS.map(setting => setting[field])).size).toBe(SETTINGS.length);
    }
  });
});

describe('under https', () => {
  it('cookies belong to this host alone and are never sent in the open', async () => {
    const server = await testServer({ 'public-url': 'https://games.example.org/' });
    const response = await fetch(`${server.url}/api/v1/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://games.example.org' },
      body: '{"name":"Alda"}',
    });
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-interregnum=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(response.headers.get('strict-transport-security')).toContain('max-age');
    await server.remove();
  });
});

describe('the app', () => {
  it('is served with its files kept, and every other address leads to it', async () => {
    const web = temporaryFolder();
    mkdirSync(join(web, 'assets'));
    writeFileSync(join(web, 'index.html'), '<!doctype html><title>App</title>');
    writeFileSync(join(web, 'assets', 'a-123.js'), 'export {};');
    writeFileSync(join(web, '.secret'), 'no');
    const server = await testServer({ web });
    const get = (path: string) => fetch(`${server.url}${path}`, { headers: { 'accept-encoding': 'gzip, br' } });
    const page = await get('/table/abc');
    expect(await page.text()).toContain('<title>App</title>');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    const script = await get('/assets/a-123.js');
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(script.headers.get('content-encoding')).toBe('br');
    for (const path of [
      '/missing.js',
      '/.secret',
      '/../package.json',
      '/%2e%2e/package.json',
      '/api/v1/nothing',
      '/%',
    ]) {
      expect((await get(path)).status, path).toBeGreaterThanOrEqual(400);
    }
    await server.remove();
    rmSync(web, { recursive: true });
  });
});
