/** What the proof of secrecy has compared, by question and kind of answer. */

interface Tally {
  /** How often such an answer was given and looked at by a viewer. */
  given: number;
  /** How often a made-up world went on with such an answer, and the viewer could not tell it from the real one. */
  compared: number;
  /** How often no world could be dealt in which the rules opened the same to the viewer. */
  apart: number;
}

export class Census {
  /** Worlds that were dealt and compared. */
  worlds = 0;
  private readonly tallies = new Map<string, Tally>();

  of(question: string, kind: string): Tally {
    const key = `${question} ${kind}`;
    const known = this.tallies.get(key);
    if (known) return known;
    const tally = { given: 0, compared: 0, apart: 0 };
    this.tallies.set(key, tally);
    return tally;
  }

  entries(): readonly (readonly [string, Tally])[] {
    return [...this.tallies];
  }

  add(other: Census): void {
    this.worlds += other.worlds;
    for (const [key, { given, compared, apart }] of other.entries()) {
      const [question, kind] = key.split(' ') as [string, string];
      const tally = this.of(question, kind);
      tally.given += given;
      tally.compared += compared;
      tally.apart += apart;
    }
  }

  /** Answers after which worlds were compared. */
  get answers(): number {
    return [...this.tallies.values()].reduce((sum, { compared }) => sum + compared, 0);
  }

  /** Questions, and kinds of answers as `OKC-D22 discardBoth`, after which nothing was ever compared. */
  neverCompared(questions: readonly string[], kinds: readonly string[]): string[] {
    const compared = new Set<string>();
    for (const [key, tally] of this.tallies) if (tally.compared > 0) compared.add(key).add(key.split(' ')[0]!);
    return [...questions, ...kinds].filter(one => !compared.has(one));
  }
}
