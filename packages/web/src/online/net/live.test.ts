/** The live connection: greets, sends again what was not answered, comes back, and gives up when it is not wanted. */
import type { ServerMessage } from '@interregnum/protocol';
import { clientMessage } from '@interregnum/protocol';
import { describe, expect, it } from 'vitest';
import { Refused } from './api.ts';
import { type Link, type LivePorts, openLive, type WireListener } from './live.ts';

/** A server with wires that can be cut, and a clock that is turned by hand. */
function bench() {
  const wires: { listener: WireListener; sent: unknown[]; closed: boolean }[] = [];
  const links: Link[] = [];
  const heard: ServerMessage[] = [];
  const timers: { at: number; work(): void }[] = [];
  let [time, ids] = [0, 0];
  const ports: LivePorts = {
    dial(listener) {
      const wire = { listener, sent: [] as unknown[], closed: false };
      wires.push(wire);
      return {
        send: text => wire.sent.push(clientMessage.parse(JSON.parse(text))),
        close: () => {
          wire.closed = true;
        },
      };
    },
    after(milliseconds, work) {
      const timer = { at: time + milliseconds, work };
      timers.push(timer);
      return () => void (timers.includes(timer) && timers.splice(timers.indexOf(timer), 1));
    },
    id: () => `command-${++ids}`,
    random: () => 0.5,
  };
  const live = openLive(() => 'invitation', ports, { message: m => heard.push(m), link: link => links.push(link) });
  const last = () => wires.at(-1)!;
  const say = (message: object) => last().listener.received(JSON.stringify(message));
  return {
    live,
    wires,
    links,
    heard,
    last,
    say,
    welcome() {
      last().listener.opened();
      say({ type: 'welcome' });
    },
    pass(milliseconds: number) {
      const until = time + milliseconds;
      for (;;) {
        const next = timers.filter(timer => timer.at <= until).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers.splice(timers.indexOf(next), 1);
        time = next.at;
        next.work();
      }
      time = until;
    },
  };
}

const pass = { type: 'answer', question: 3, option: 'pass' } as const;

describe('the live connection', () => {
  it('greets with the protocol, the invitation and what it has seen', () => {
    const { last, welcome, say, pass: wait } = bench();
    welcome();
    expect(last().sent[0]).toMatchObject({ type: 'hello', protocol: 1, version: null, invite: 'invitation' });
    say({ type: 'state', version: 17 });
    last().listener.closed();
    wait(1000);
    welcome();
    expect(last().sent[0]).toMatchObject({ type: 'hello', version: 17 });
  });

  it('settles a command when the server has carried it out', async () => {
    const { live, welcome, say, last } = bench();
    welcome();
    const done = live.send(pass);
    expect(last().sent[1]).toMatchObject({ ...pass, command: 'command-1' });
    say({ type: 'ack', command: 'command-1', version: 4, again: false });
    await expect(done).resolves.toMatchObject({ version: 4 });
  });

  it('sends what was not answered again under the same id, in order, after the next welcome', async () => {
    const { live, welcome, say, last, wires, pass: wait } = bench();
    welcome();
    const first = live.send(pass);
    last().listener.closed();
    const second = live.send({ type: 'chat', text: 'hello?' });
    wait(1000);
    expect(wires).toHaveLength(2);
    expect(last().sent).toEqual([]);
    welcome();
    expect(last().sent.slice(1)).toMatchObject([
      { type: 'answer', command: 'command-1' },
      { type: 'chat', command: 'command-2' },
    ]);
    say({ type: 'ack', command: 'command-1', version: 4, again: true });
    say({ type: 'ack', command: 'command-2', version: 4, again: false });
    await Promise.all([first, second]);
    last().listener.closed();
    wait(1000);
    welcome();
    expect(last().sent).toHaveLength(1);
  });

  it('tells a refusal to whoever asked', async () => {
    const { live, welcome, say } = bench();
    welcome();
    const done = live.send(pass);
    say({ type: 'refusal', command: 'command-1', code: 'not-an-option', text: 'no', rule: 'EPX-001' });
    const error: unknown = await done.catch(x => x);
    expect(error).toBeInstanceOf(Refused);
    expect((error as Refused).failure).toMatchObject({ code: 'not-an-option', rule: 'EPX-001' });
  });

  it('waits longer from failure to failure, and comes at once when the network is back', () => {
    const { wires, last, live, pass: wait, links } = bench();
    for (let i = 0; i < 8; i++) {
      last().listener.closed();
      wait(20_000);
    }
    const before = wires.length;
    last().listener.closed();
    wait(10_000);
    expect(wires).toHaveLength(before);
    live.nudge();
    expect(wires).toHaveLength(before + 1);
    expect(links.at(-1)).toBe('connecting');
  });

  it('notices a silent connection and makes a new one', () => {
    const { welcome, wires, last, pass: wait, links } = bench();
    welcome();
    wait(20_000);
    expect(last().sent.at(-1)).toMatchObject({ type: 'ping' });
    wait(10_000);
    expect(wires[0]!.closed).toBe(true);
    expect(wires).toHaveLength(2);
    expect(links).toContain('lost');
  });

  it('comes again when the server says so', () => {
    const { welcome, say, wires, last, pass: wait } = bench();
    welcome();
    say({ type: 'farewell', again: 3000 });
    last().listener.closed();
    wait(2000);
    expect(wires).toHaveLength(1);
    wait(2000);
    expect(wires).toHaveLength(2);
  });

  it('does not come again where it is not wanted', async () => {
    const { live, last, say, wires, links, pass: wait } = bench();
    last().listener.opened();
    const done = live.send(pass);
    say({ type: 'problem', code: 'not-found', text: 'no such table' });
    await expect(done).rejects.toBeInstanceOf(Refused);
    wait(60_000);
    expect(wires).toHaveLength(1);
    expect(links.at(-1)).toBe('refused');
  });

  it('hears nothing from a wire that was given up', () => {
    const { wires, heard, pass: wait, welcome } = bench();
    const old = wires[0]!;
    old.listener.closed();
    wait(1000);
    welcome();
    const before = heard.length;
    old.listener.received(JSON.stringify({ type: 'presence' }));
    old.listener.closed();
    expect(heard).toHaveLength(before);
    expect(wires).toHaveLength(2);
  });
});
