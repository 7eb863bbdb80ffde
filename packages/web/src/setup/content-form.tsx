/** Playing with what is printed in one's own box: a content file, opened or pasted, checked before it is taken. */
import Download from 'icon:lucide/download';
import type { ContentFile } from '@interregnum/kernel';
import { type ChangeEvent, useId, useState } from 'react';
import { call } from '../local/client.ts';
import { Button } from '../parts/button.tsx';
import { saveFile } from '../parts/save-file.ts';
import { useText } from '../texts/texts.ts';
import css from './content-form.module.css';

interface ContentFormProps {
  game: string;
  content: ContentFile | null;
  onChange(content: ContentFile | null): void;
}

/** More than any content file has; nobody reads a film into memory. */
const MOST_BYTES = 1_000_000;

export function ContentForm({ game, content, onChange }: ContentFormProps) {
  const t = useText();
  const picker = useId();
  const [pasted, setPasted] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function check(text: string): Promise<void> {
    try {
      onChange(await call('readContent', game, text));
      setPasted(null);
      setProblem(null);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }

  function open({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    if (file.size > MOST_BYTES) setProblem(t('content.tooBig'));
    else void file.text().then(check, () => setProblem(t('content.unreadable')));
  }

  const save = () =>
    void call('writeContent', game, content).then(
      text => saveFile(`${game}.yaml`, text, 'application/yaml'),
      () => setProblem(t('content.unreadable')),
    );

  return (
    <fieldset className={css.content}>
      <legend>{t('content.title')}</legend>
      <p className={css.hint}>{t('content.hint')}</p>
      {content && (
        <p className={css.taken}>
          <b>{content.name}</b> <code title={content.hash}>{content.hash.slice(0, 12)}</code>
        </p>
      )}
      <div className={css.buttons}>
        <label className={css.open} htmlFor={picker}>
          {t('content.open')}
          <input id={picker} type="file" accept=".yaml,.yml,.json" onChange={open} />
        </label>
        <Button onClick={() => setPasted(before => (before === null ? '' : null))}>{t('content.paste')}</Button>
        {content && <Button onClick={() => onChange(null)}>{t('content.remove')}</Button>}
        <Button icon={Download} onClick={save}>
          {t(content ? 'content.save' : 'content.builtIn')}
        </Button>
      </div>
      {pasted !== null && (
        <div className={css.paste}>
          <textarea
            aria-label={t('content.pasteHere')}
            placeholder={`content: ${game}\nname: …`}
            rows={8}
            spellCheck={false}
            value={pasted}
            onChange={event => setPasted(event.target.value)}
          />
          <Button look="primary" disabled={pasted.trim() === ''} onClick={() => void check(pasted)}>
            {t('content.take')}
          </Button>
        </div>
      )}
      {problem && (
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
