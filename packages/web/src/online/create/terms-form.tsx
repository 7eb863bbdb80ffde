/** How the table is played besides the rules: who may come, how much time there is. */
import type { Clock, OnTimeout, Visibility } from '@interregnum/protocol';
import { Segments } from '../../parts/segments.tsx';
import { Tick } from '../../parts/tick.tsx';
import { Choice } from '../parts/form.tsx';
import { useOnlineText } from '../parts/words.ts';
import css from './create.module.css';
import { BANKS, DAYS, PER_MOVE, type Terms } from './draft.ts';

const VISIBILITIES: readonly Visibility[] = ['private', 'open'];
const CLOCKS: readonly Clock['kind'][] = ['none', 'live', 'slow'];
const TIMEOUTS: readonly OnTimeout[] = ['default', 'bot'];

interface TermsFormProps {
  terms: Terms;
  /** A game that was begun on one device is neither open to anybody nor rated. */
  begun?: boolean;
  /** Whether it is still open who may come. */
  listed?: boolean;
  onChange(change: Partial<Terms>): void;
}

export function TermsForm({ terms, begun = false, listed = !begun, onChange }: TermsFormProps) {
  const t = useOnlineText();
  const numbers = (values: readonly number[], label: (count: number) => string) =>
    values.map(value => ({ value: String(value), label: label(value) }));
  return (
    <>
      {listed && (
        <Segments
          label={t('create.visibility')}
          value={terms.visibility}
          choices={VISIBILITIES.map(value => ({
            value,
            label: t(`create.visibility.${value}`),
            hint: t(`create.visibility.${value}.hint`),
          }))}
          onChange={visibility => onChange({ visibility })}
        />
      )}
      <Segments
        label={t('create.clock')}
        value={terms.clock}
        choices={CLOCKS.map(value => ({
          value,
          label: t(`create.clock.${value}`),
          hint: t(`create.clock.${value}.hint`),
        }))}
        onChange={clock => onChange({ clock })}
      />
      {terms.clock === 'live' && (
        <div className={css.row}>
          <Choice
            label={t('create.perMove')}
            value={terms.perMove}
            choices={numbers(PER_MOVE, seconds => t('create.seconds', { seconds }))}
            onChange={event => onChange({ perMove: Number(event.target.value) })}
          />
          <Choice
            label={t('create.bank')}
            value={terms.bank}
            choices={numbers(BANKS, minutes => t('create.minutes', { minutes }))}
            onChange={event => onChange({ bank: Number(event.target.value) })}
          />
        </div>
      )}
      {terms.clock === 'slow' && (
        <Choice
          label={t('create.days')}
          value={terms.days}
          choices={numbers(DAYS, days => t('create.dayCount', { days }))}
          onChange={event => onChange({ days: Number(event.target.value) })}
        />
      )}
      {terms.clock !== 'none' && (
        <Segments
          label={t('create.onTimeout')}
          value={terms.onTimeout}
          choices={TIMEOUTS.map(value => ({
            value,
            label: t(`create.onTimeout.${value}`),
            hint: t(`create.onTimeout.${value}.hint`),
          }))}
          onChange={onTimeout => onChange({ onTimeout })}
        />
      )}
      <div className={css.ticks}>
        <Tick
          label={t('create.spectators')}
          hint={t('create.spectators.hint')}
          checked={terms.spectators}
          onChange={spectators => onChange({ spectators })}
        />
        {!begun && (
          <Tick
            label={t('create.rated')}
            hint={t('create.rated.hint')}
            checked={terms.rated}
            onChange={rated => onChange({ rated })}
          />
        )}
      </div>
    </>
  );
}
