/** The sounds themselves, rendered without a loudspeaker: each can be heard, none is cut off or goes on for long. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import ts from 'typescript';
import type { Sound } from '../src/table/kit/sounds.ts';

const EVERY: Readonly<Record<Sound, true>> = {
  card: true,
  shuffle: true,
  coin: true,
  step: true,
  seal: true,
  build: true,
  horn: true,
  drum: true,
  clash: true,
  fall: true,
  chime: true,
  bell: true,
};
const SOUNDS = Object.keys(EVERY) as Sound[];
/** From one sound to the next, as the table plays them. */
const APART = 0.16;

/** The effects as the page loads them. */
const effects = (): string =>
  ts.transpileModule(readFileSync(new URL('../src/table/sound/effects.ts', import.meta.url), 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  }).outputText;

interface Heard {
  sounds: readonly Sound[];
  peak: number;
  /** The loudest twentieth of a second. */
  loud: number;
  seconds: number;
}

/** Inside the page: what would leave the loudspeaker at full volume. */
async function render({ code, lists, apart }: { code: string; lists: readonly Sound[][]; apart: number }) {
  const RATE = 44_100;
  const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const heard: Heard[] = [];
  for (const [nth, sounds] of lists.entries()) {
    const made: OfflineAudioContext[] = [];
    class Rendered extends OfflineAudioContext {
      constructor() {
        super(1, 4 * RATE, RATE);
        made.push(this);
      }
      override resume() {
        return Promise.resolve();
      }
    }
    Object.assign(globalThis, { AudioContext: Rendered });
    const { play } = await import(`${address}#${nth}`);
    for (const [i, sound] of sounds.entries()) play(sound, 1, i * apart);
    const samples = (await made[0]!.startRendering()).getChannelData(0);
    const rms = (part: Float32Array) => Math.sqrt(part.reduce((sum, one) => sum + one * one, 0) / part.length);
    const parts = Array.from({ length: 4 * 20 }, (_, i) => samples.subarray((i * RATE) / 20, ((i + 1) * RATE) / 20));
    heard.push({
      sounds,
      peak: samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0),
      loud: Math.max(...parts.map(rms)),
      seconds: samples.findLastIndex(one => Math.abs(one) > 0.001) / RATE,
    });
  }
  return heard;
}

const listen = (page: Page, lists: readonly Sound[][]): Promise<Heard[]> =>
  page.evaluate(render, { code: effects(), lists, apart: APART });

test('every sound can be heard and is soon over, and what sounds together is not cut off', async ({ page }) => {
  await page.goto('about:blank');
  for (const { sounds, peak, loud, seconds } of await listen(
    page,
    SOUNDS.map(sound => [sound]),
  )) {
    expect.soft(loud, `${sounds} is heard`).toBeGreaterThan(0.03);
    expect.soft(peak, `${sounds} leaves room for others`).toBeLessThan(0.6);
    expect.soft(seconds, `${sounds} ends`).toBeLessThan(2);
  }
  const together = SOUNDS.flatMap(one =>
    SOUNDS.filter(other => other !== one).map(other => [one, other, 'bell' as const]),
  );
  for (const { sounds, peak } of await listen(page, together)) expect.soft(peak, String(sounds)).toBeLessThan(1);
});
