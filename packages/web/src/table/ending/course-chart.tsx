/** What decided the game, over the whole of it. */
import type { Seat } from '@interregnum/kernel';
import type { AnyView, PastMoment } from '../../local/messages.ts';
import { type ChartBand, type ChartLine, LineChart } from '../../parts/chart/line-chart.tsx';
import { stretches } from '../../parts/chart/scale.ts';
import { Seal, useSeatColours } from '../../parts/seal.tsx';
import type { Claim, Named } from '../kit/course.ts';
import { useShared } from '../state/table-context.ts';
import { SeatName } from '../words/phrase-text.tsx';
import { whole } from './story.ts';
import { type AnyCourse, seatsOfLines } from './telling.ts';

interface CourseChartProps {
  course: AnyCourse;
  samples: readonly PastMoment[];
  onLook(at: number): void;
}

export function CourseChart({ course, samples, onLook }: CourseChartProps) {
  const { words, seatNames } = useShared();
  const xs = samples.map(sample => sample.at);
  const values = samples.map(({ view }) => whole(course.values(view)));
  const lines = useLines(course, samples.at(-1)!.view, values);
  const marks = useMarks(course, samples);
  const top = Math.max(1, ...values.flat(), ...marks.flatMap(mark => mark.values));
  const names = course.lines
    ? course.lines.map(({ name }) => words.text(name))
    : seatsOfLines(course, samples.at(-1)!.view, seatNames.length).map(seats =>
        seats.map(s => seatNames[s]).join(', '),
      );
  return (
    <LineChart
      xs={xs}
      lines={[...lines, ...marks]}
      range={course.range ?? [0, top]}
      xLabel={words.text('ending.decisions')}
      yLabel={words.text(course.unit)}
      summary={words.text('ending.chart', {
        unit: words.text(course.unit),
        scores: { list: names.map((name, i) => `${name} ${values.at(-1)![i]}`) },
      })}
      {...useClaims(course.claim, samples, xs)}
      onPick={onLook}
    />
  );
}

function useLines(course: AnyCourse, view: AnyView, values: readonly number[][]): ChartLine[] {
  const { words, seatNames } = useShared();
  const colours = useSeatColours();
  const of = (line: number) => values.map(each => each[line]!);
  if (course.lines) {
    return course.lines.map(({ name, colour }, i) => ({ label: words.text(name), colour, values: of(i) }));
  }
  return seatsOfLines(course, view, seatNames.length).map((seats, i) => ({
    label: seats.map(seat => <NamedSeat key={seat} seat={seat} />),
    colour: colours(seats[0]!).ink,
    values: of(i),
  }));
}

/** What the lines are measured against. */
function useMarks({ marks }: AnyCourse, samples: readonly PastMoment[]): ChartLine[] {
  const { words } = useShared();
  if (!marks) return [];
  const seen = samples.map(({ view }) => marks(view));
  return seen.at(-1)!.map(({ name, colour = 'var(--ink-muted)' }) => ({
    label: words.text(name),
    colour,
    values: seen.map(each => each.find(mark => mark.name === name)?.value ?? 0),
  }));
}

const NamedSeat = ({ seat }: { seat: Seat }) => (
  <>
    <Seal seat={seat} size={14} /> <SeatName seat={seat} />
  </>
);

type AnyClaim = Claim<AnyView, never>;

/** The ground tells what would have won, a strip for each seat when that was theirs. */
function useClaims(claim: AnyClaim | undefined, samples: readonly PastMoment[], xs: readonly number[]) {
  const { words, seatNames } = useShared();
  const colours = useSeatColours();
  if (!claim) return {};
  const { cause: causeIn, Sign } = claim;
  const causes = samples.map(({ view }) => causeIn(view));
  const byName = new Map<string, Named>(causes.map(cause => [cause.name, cause]));
  const colourOf = (name: string) => byName.get(name)!.colour;
  const ground = stretches(
    xs,
    causes.map(cause => cause.name),
  ).map(({ from, to, value }): ChartBand => ({ from, to, colour: colourOf(value) }));
  const last = samples.at(-1)!.view;
  const strips = seatNames.map((_, seat) => ({
    label: (
      <>
        <NamedSeat seat={seat} /> <Sign view={last} seat={seat} />
      </>
    ),
    bands: stretches(
      xs,
      samples.map(({ view }) => roleIn(claim, view, seat)),
    )
      .filter(({ value }) => value !== 'none')
      .map(({ from, to, value }) => ({ from, to, colour: colours(seat).fill, faint: value === 'follows' })),
  }));
  return {
    ground,
    strips,
    legend: [...byName.values()].map(({ name, colour }) => ({ label: words.text(name), colour })),
  };
}

function roleIn(claim: AnyClaim, view: AnyView, seat: Seat): 'wins' | 'follows' | 'none' {
  if (claim.winner(view) === seat) return 'wins';
  return claim.followers(view).includes(seat) ? 'follows' : 'none';
}
