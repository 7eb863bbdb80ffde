/** A Castle on its hill, with roofs and banner in the owner's colour. */
import css from './castle.module.css';

export function Castle({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(.9)`}>
      <ellipse className={css.hill} cx={0} cy={33} rx={64} ry={20} />
      <ellipse className={css.court} cx={0} cy={30} rx={47} ry={12} />
      <path className={css.shade} d="M-24 30h52l14 6-62 3z" />
      {/* the keep, then the wall with its towers in front of it */}
      <path className={css.wall} d="M-12 18v-40h-2v-7h5v3h4v-3h10v3h4v-3h5v7h-2v40z" />
      <path className={css.dusk} d="M4 18v-47h5v3h0v-3h5v7h-2v43z" />
      <path className={css.window} d="M-3-12v-4c0-4 6-4 6 0v4z" />
      <path className={css.wall} d="M-22 32V8h3v3h5V8h5v3h5V8h8v3h5V8h5v3h5V8h3v24z" />
      <path className={css.gate} d="M-6 32v-9c0-8 12-8 12 0v9z" />
      <path className={css.bars} d="M-3 32V18M0 32V17M3 32V18M-6 24h12" />
      <Tower x={-25} />
      <Tower x={25} />
      <path className={css.pole} d="M0-29v-21" />
      <path className={css.banner} d="M.5-50c7-4 11 3 20-1v12c-9 4-13-3-20 1z" />
    </g>
  );
}

function Tower({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path className={css.wall} d="M-8 34V0H8v34z" />
      <path className={css.dusk} d="M2 34V0h6v34z" />
      <path className={css.roof} d="M-10 1L0-18 10 1z" />
      <path className={css.roofShade} d="M0-18L10 1H2z" />
      <path className={css.window} d="M-2 12V8c0-3 4-3 4 0v4z" />
    </g>
  );
}
