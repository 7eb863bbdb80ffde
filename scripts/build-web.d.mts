export function buildWeb(onStart: () => void): { ok: boolean; output: string; folder: string };
