/** OKC-218: each Resilient card goes to the discard pile or is lost. */
import { FACTION_CARDS } from '@interregnum/old-kings-crown';
import { useState } from 'react';
import { Button } from '../../../parts/button.tsx';
import { PickChip, Row } from '../../../table/kit/chips.tsx';
import { cardName, type Props } from '../state/props.ts';
import css from './controls.module.css';
import { CardPicture } from './look.tsx';

type Fate = readonly [fate: string, id: string];

const fatesOf = (code: string): readonly Fate[] =>
  code.split(',').map(part => {
    const [fate, id] = part.split(':');
    return [fate!, id!];
  });

export function FatesChoice({ options, choose, text }: Props) {
  const [fates, setFates] = useState(() => fatesOf(options[0]!.code));
  const code = fates.map(([fate, id]) => `${fate}:${id}`).join();
  const turn = (id: string) =>
    setFates(
      fates.map(([fate, other]) => [
        other === id && fate === 'discard' ? 'lost' : other === id ? 'discard' : fate,
        other,
      ]),
    );
  return (
    <div className={css.taken}>
      <Row line>
        {fates.map(([fate, id]) => {
          const card = FACTION_CARDS.findIndex(one => one.id === id);
          return (
            <PickChip
              key={id}
              look={{
                picture: <CardPicture card={card} />,
                words: cardName(text, card),
                small: text(`okc.fate.${fate}`),
                tone: fate === 'lost' ? 'bad' : 'good',
              }}
              pressed={fate === 'discard'}
              onClick={() => turn(id)}
            />
          );
        })}
      </Row>
      <Button look="primary" large data-code={code} onClick={() => choose(code)}>
        {text('okc.confirm')}
      </Button>
    </div>
  );
}
