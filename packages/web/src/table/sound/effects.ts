/** A dozen small sounds, made of tones and breath when they are wanted; nothing is loaded. */
import type { Sound } from '../kit/sounds.ts';

interface Tone {
  /** `breath` is filtered noise; its pitch is where the filter stands. */
  wave: OscillatorType | 'breath';
  /** In hertz, gliding to the second. */
  pitch: readonly [from: number, to: number];
  /** When it begins, and how long it dies away, in seconds. */
  at: number;
  lasts: number;
  /** 1 is loud for a tone; of breath the filter leaves little. Whatever sounds at once stays below 1 together. */
  loud: number;
}

const tone = (wave: Tone['wave'], from: number, to: number, at: number, lasts: number, loud: number): Tone => ({
  wave,
  pitch: [from, to],
  at,
  lasts,
  loud,
});

const EFFECTS: Readonly<Record<Sound, readonly Tone[]>> = {
  card: [tone('breath', 2600, 900, 0, 0.09, 0.6), tone('triangle', 240, 170, 0.02, 0.07, 0.15)],
  shuffle: [0, 0.07, 0.14, 0.21].map(at => tone('breath', 2200, 1200, at, 0.07, 0.75)),
  coin: [tone('sine', 1870, 1860, 0, 0.22, 0.2), tone('sine', 2490, 2480, 0.05, 0.3, 0.16)],
  step: [tone('breath', 420, 200, 0, 0.1, 1.8), tone('breath', 380, 180, 0.14, 0.1, 1.5)],
  seal: [tone('triangle', 160, 90, 0, 0.12, 0.5), tone('breath', 700, 300, 0, 0.06, 0.3)],
  build: [tone('triangle', 330, 320, 0, 0.08, 0.3), tone('triangle', 250, 240, 0.12, 0.1, 0.35)],
  horn: [tone('triangle', 294, 294, 0, 0.35, 0.3), tone('triangle', 440, 440, 0.18, 0.6, 0.32)],
  drum: [tone('sine', 96, 48, 0, 0.5, 0.5), tone('sine', 90, 46, 0.32, 0.6, 0.4)],
  clash: [tone('breath', 5200, 2600, 0, 0.18, 0.5), tone('square', 1240, 1180, 0, 0.14, 0.05)],
  fall: [tone('triangle', 260, 90, 0, 0.5, 0.35)],
  chime: [tone('sine', 660, 660, 0, 0.5, 0.2), tone('sine', 990, 990, 0.08, 0.6, 0.15)],
  bell: [
    tone('sine', 220, 219, 0, 2.2, 0.28),
    tone('sine', 554, 552, 0, 1.6, 0.12),
    tone('sine', 880, 878, 0, 1, 0.07),
  ],
};

let breath: AudioBuffer | null = null;

function noise(context: AudioContext): AudioBufferSourceNode {
  if (!breath) {
    breath = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = breath.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  }
  const source = context.createBufferSource();
  source.buffer = breath;
  return source;
}

function sounding(context: AudioContext, { wave, pitch }: Tone, from: number, to: number): AudioScheduledSourceNode {
  if (wave === 'breath') return noise(context);
  const oscillator = context.createOscillator();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(pitch[0], from);
  oscillator.frequency.exponentialRampToValueAtTime(pitch[1], to);
  return oscillator;
}

function sing(context: AudioContext, each: Tone, start: number, volume: number): void {
  const [from, to] = [start + each.at, start + each.at + each.lasts];
  const source = sounding(context, each, from, to);
  const warmth = context.createBiquadFilter();
  warmth.type = each.wave === 'breath' ? 'bandpass' : 'lowpass';
  const [clear, dull] = each.wave === 'breath' ? each.pitch : [3200, 3200];
  warmth.frequency.setValueAtTime(clear, from);
  warmth.frequency.exponentialRampToValueAtTime(dull, to);
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0.0001, from);
  loudness.gain.exponentialRampToValueAtTime(Math.max(0.0002, each.loud * volume), from + 0.012);
  loudness.gain.exponentialRampToValueAtTime(0.0001, to);
  source.connect(warmth).connect(loudness).connect(context.destination);
  source.start(from);
  source.stop(to + 0.02);
}

let context: AudioContext | null = null;

/** `after` seconds from now; `volume` from 0 to 1. */
export function play(sound: Sound, volume: number, after = 0): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const each of EFFECTS[sound]) sing(context, each, context.currentTime + after, volume);
}
