/** What does not belong to a single decision: the record, settings, keys, the way out. */
import Download from 'icon:lucide/download';
import Globe from 'icon:lucide/globe';
import HomeIcon from 'icon:lucide/house';
import Keyboard from 'icon:lucide/keyboard';
import { call } from '../../local/client.ts';
import type { Moment } from '../../local/messages.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import ColourForm from '../../parts/colour-form.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { SettingsForm } from '../../settings/page.tsx';
import { titleOf } from '../../shelf/shelf.ts';
import { useLessonSlots } from '../state/lesson-slots.ts';
import { useOnlineSlots } from '../state/online-slots.ts';
import { useShared } from '../state/table-context.ts';
import css from './menu-sheet.module.css';
import { Orders } from './orders.tsx';

interface MenuSheetProps {
  moment: Moment;
  onExport(): void;
  onKeys(): void;
  onClose(): void;
}

/** What is played with besides the rules, to be read or kept. */
function ContentLine({ moment: { game, content } }: Pick<MenuSheetProps, 'moment'>) {
  const { words, source } = useShared();
  const { text } = words;
  const save = async () =>
    saveFile(`${game}.yaml`, await call('writeContent', game, await source.content()), 'application/yaml');
  return (
    <p className={css.note}>
      {text('content.playedWith', { name: content!.name, hash: content!.hash.slice(0, 12) })}{' '}
      <Button icon={Download} onClick={() => void save().catch(() => {})}>
        {text('content.save')}
      </Button>
    </p>
  );
}

export default function MenuSheet({ moment, onExport, onKeys, onClose }: MenuSheetProps) {
  const { words, source, seatNames } = useShared();
  const { text } = words;
  const shelved = titleOf(moment.game)!;
  const online = useOnlineSlots();
  const lesson = useLessonSlots();
  const over = moment.outcome !== null;
  return (
    <Sheet title={text('table.menu')} onClose={onClose}>
      <div className={css.buttons}>
        <ButtonLink to="/" icon={HomeIcon}>
          {text('table.leave')}
        </ButtonLink>
        {(over || source.ofThisDevice) && !moment.whatIf && (
          <Button icon={Download} onClick={onExport}>
            {text('table.export')}
          </Button>
        )}
        <Button icon={Keyboard} onClick={onKeys}>
          {text('table.keys')}
        </Button>
      </div>
      {moment.content && <ContentLine moment={moment} />}
      {online || lesson ? (
        (online?.menu ?? lesson?.menu)
      ) : (
        <>
          <p className={css.note}>{text('table.leave.note')}</p>
          {moment.orders && source.giveOrders && <Orders book={moment.orders} give={source.giveOrders} />}
          {!over && !moment.whatIf && (
            <p className={css.note}>
              <ButtonLink to={`/online/publish/${moment.table}`} icon={Globe}>
                {text('table.publish')}
              </ButtonLink>
            </p>
          )}
        </>
      )}
      <ColourForm
        title={shelved}
        names={seatNames}
        fixed={shelved.fixedColours(moment.options) ? text('colours.fixed') : null}
      />
      <SettingsForm />
    </Sheet>
  );
}
