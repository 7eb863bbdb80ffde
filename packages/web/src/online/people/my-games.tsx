/** The way to one's own finished games online, for whoever the server knows. */
import { ButtonLink } from '../../parts/button.tsx';
import { useLookbackWords } from '../../texts/lookback-words.ts';
import { personAddress } from '../net/addresses.ts';
import { useWho } from '../net/who.ts';

export default function MyGamesOnline() {
  const { t } = useLookbackWords();
  const { me } = useWho();
  return me && <ButtonLink to={personAddress(me.id)}>{t('history.online')}</ButtonLink>;
}
