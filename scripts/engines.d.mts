export interface Webkit {
  driver: string;
  browser: string;
  screen: string;
}
export function findFirefox(): string | null;
export function findWebkit(): Webkit | null;
export function missingEngines(): string[];
