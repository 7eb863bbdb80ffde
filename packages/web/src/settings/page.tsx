/** The settings page. */
import { BackHome } from '../parts/back-home.tsx';
import { Segments } from '../parts/segments.tsx';
import { LANGUAGES, type TextKey, useText } from '../texts/texts.ts';
import css from './page.module.css';
import {
  changeSettings,
  type MotionChoice,
  type Pace,
  type TextSize,
  type Theme,
  useSettings,
  type Volume,
} from './settings.ts';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
const MOTIONS: readonly MotionChoice[] = ['system', 'full', 'reduced'];
const TEXT_SIZES: readonly TextSize[] = ['100', '115', '130', '150'];
const VOLUMES: readonly Volume[] = ['off', 'quiet', 'middle', 'full'];
const PACES: readonly Pace[] = ['slow', 'normal', 'fast', 'instant'];

/** The choices themselves, also shown at the table. */
export function SettingsForm() {
  const t = useText();
  const settings = useSettings();
  const choices = <T extends string>(group: string, values: readonly T[]) =>
    values.map(value => ({ value, label: t(`settings.${group}.${value}` as TextKey) }));
  return (
    <div className={css.form}>
      <Segments
        label={t('settings.theme')}
        value={settings.theme}
        choices={choices('theme', THEMES)}
        onChange={theme => changeSettings({ theme })}
      />
      <Segments
        label={t('settings.motion')}
        value={settings.motion}
        choices={choices('motion', MOTIONS)}
        onChange={motion => changeSettings({ motion })}
      />
      <Segments
        label={t('settings.pace')}
        value={settings.pace}
        choices={choices('pace', PACES)}
        onChange={pace => changeSettings({ pace })}
      />
      <Segments
        label={t('settings.sound')}
        value={settings.sound}
        choices={choices('sound', VOLUMES)}
        onChange={sound => changeSettings({ sound })}
      />
      <Segments
        label={t('settings.textSize')}
        value={settings.textSize}
        choices={TEXT_SIZES.map(value => ({ value, label: `${value} %` }))}
        onChange={textSize => changeSettings({ textSize })}
      />
      <Segments
        label={t('settings.language')}
        value={settings.language}
        choices={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={language => changeSettings({ language })}
      />
      <label className={css.name}>
        <span>{t('settings.name')}</span>
        <input
          value={settings.name}
          placeholder={t('setup.you')}
          maxLength={24}
          autoComplete="nickname"
          onChange={event => changeSettings({ name: event.target.value })}
        />
        <small>{t('settings.name.hint')}</small>
      </label>
    </div>
  );
}

export default function SettingsPage() {
  const t = useText();
  return (
    <div className={css.page}>
      <title>{t('settings.title')}</title>
      <BackHome />
      <main>
        <h1 className={css.title}>{t('settings.title')}</h1>
        <SettingsForm />
      </main>
    </div>
  );
}
