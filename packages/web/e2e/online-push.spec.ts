/** What the server pushes reaches the person, also behind a closed page. */
import { arrive, expect, expectNoComplaints, test } from './online-table.ts';

test('a pushed message is shown, and leads to its table', async ({ browser, server }) => {
  const ada = await arrive(browser, 'Ada', { permissions: ['notifications'], serviceWorkers: 'allow' });
  const { page } = ada;
  await page.goto(server.url);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated') {
      await new Promise(resolve => active?.addEventListener('statechange', resolve, { once: true }));
    }
  });
  const worker = page.context().serviceWorkers()[0]!;
  // Not every browser without a window keeps what it shows.
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    registration.showNotification = async (title, { body, tag, data } = {}) => {
      shown.push({ title, body, tag, url: (data as { url: string }).url });
    };
    Object.assign(globalThis, { shown });
  });
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>(resolve => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const message = { title: 'Epix', body: 'It is your turn.', url: '/online/table/abcd', tag: 'abcd' };
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: server.url,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
  const shown = () => worker.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown);
  await expect.poll(shown).toEqual([message]);
  expectNoComplaints([ada]);
});
