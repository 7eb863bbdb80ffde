/** The link for friends, to copy, to send, or to scan from another phone. */
import Check from 'icon:lucide/check';
import Copy from 'icon:lucide/copy';
import Share from 'icon:lucide/share-2';
import type { MyTable } from '@interregnum/protocol';
import { useMemo, useState } from 'react';
import { encode } from 'uqr';
import { Button } from '../../parts/button.tsx';
import { titleOf } from '../../shelf/shelf.ts';
import { invitationAddress, tableAddress } from '../net/addresses.ts';
import css from './invitation.module.css';
import { useOnlineText } from './words.ts';

const linkTo = ({ id, invite, visibility }: MyTable): string =>
  location.origin + (visibility === 'private' && invite !== null ? invitationAddress(id, invite) : tableAddress(id));

/** The dark fields as one path. */
function path(data: readonly (readonly boolean[])[]): string {
  return data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
}

function QrCode({ text, label }: { text: string; label: string }) {
  const { size, d } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: 2 });
    return { size: code.size, d: path(code.data) };
  }, [text]);
  return (
    <svg className={css.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={d} fill="#000" />
    </svg>
  );
}

export function CopyLink({ table, label }: { table: MyTable; label: string }) {
  const t = useOnlineText();
  const [copied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(linkTo(table)).then(() => setCopied(true));
  return (
    <Button icon={copied ? Check : Copy} onClick={copy}>
      {copied ? t('invite.copied') : label}
    </Button>
  );
}

export function Invitation({ table }: { table: MyTable }) {
  const t = useOnlineText();
  const link = linkTo(table);
  const title = titleOf(table.game)?.title ?? '';
  const share = () => void navigator.share({ title: t('invite.share', { title }), url: link }).catch(() => {});
  return (
    <div className={css.invitation}>
      <QrCode text={link} label={t('invite.code')} />
      <div className={css.ways}>
        <p>{t('invite.text')}</p>
        <input
          readOnly
          value={link}
          aria-label={t('invite.link')}
          className={css.link}
          onFocus={event => event.target.select()}
        />
        <div className={css.buttons}>
          {'clipboard' in navigator && <CopyLink table={table} label={t('invite.copy')} />}
          {'share' in navigator && (
            <Button icon={Share} onClick={share}>
              {t('invite.send')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
