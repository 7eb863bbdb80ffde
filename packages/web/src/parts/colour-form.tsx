/** Who has which colour on this device: pick a player, then a colour; whoever had it gets the other one. */
import { useId, useState } from 'react';
import { useText } from '../texts/texts.ts';
import { Button } from './button.tsx';
import css from './colour-form.module.css';
import { FAMILIES, type Family, familyOf, keepColours, shadeOf, swapped, useColours } from './colours.ts';
import { keyed } from './keyed.ts';
import { Seal, type SealLook, SealsOf, useSealLooks } from './seal.tsx';

interface ColourFormProps {
  title: { id: string; seals: readonly SealLook[] };
  /** By seat. */
  names: readonly string[];
  /** Why there is nothing to choose. */
  fixed: string | null;
}

export default function ColourForm({ title, names, fixed }: ColourFormProps) {
  const t = useText();
  const looks = useSealLooks();
  const chosen = useColours(title.id);
  const [picked, pick] = useState(0);
  const seat = Math.min(picked, names.length - 1);
  return (
    <fieldset className={css.form}>
      <legend>{t('colours.title')}</legend>
      <p className={css.hint}>{fixed ?? t('colours.hint')}</p>
      {fixed === null && (
        <>
          <div className={css.seats}>
            {keyed(names).map(({ key, at, item: name }) => (
              <button key={key} type="button" className={css.seat} aria-pressed={at === seat} onClick={() => pick(at)}>
                <Seal seat={at} size={22} />
                {name}
              </button>
            ))}
          </div>
          <Swatches
            label={t('colours.of', { name: names[seat]! })}
            look={looks[seat]!}
            shades={title.seals}
            onChoose={family => keepColours(title.id, swapped(looks, seat, family))}
          />
          {chosen.length > 0 && (
            <Button look="quiet" onClick={() => keepColours(title.id, [])}>
              {t('colours.reset')}
            </Button>
          )}
        </>
      )}
    </fieldset>
  );
}

interface SwatchesProps {
  label: string;
  look: SealLook;
  shades: readonly SealLook[];
  onChoose(family: Family): void;
}

/** The seal of one seat in every colour. */
function Swatches({ label, look, shades, onChoose }: SwatchesProps) {
  const t = useText();
  const group = useId();
  return (
    <div className={css.swatches} role="radiogroup" aria-label={label}>
      {FAMILIES.map(family => (
        <label key={family} className={css.swatch}>
          <input
            type="radio"
            name={group}
            checked={familyOf(look) === family}
            onChange={() => onChoose(family)}
            className={css.radio}
          />
          <span className={css.face}>
            <SealsOf looks={[{ ...look, colour: shadeOf(family, shades) }]}>
              <Seal seat={0} size={26} />
            </SealsOf>
            {t(`colours.${family}`)}
          </span>
        </label>
      ))}
    </div>
  );
}
