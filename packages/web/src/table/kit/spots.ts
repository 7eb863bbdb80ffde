/** Places on the page that words can point at: `data-spot` names a thing, `data-code` an option. */

const quoted = (name: string): string => name.replaceAll(/["\\]/g, '\\$&');

/** Whatever is drawn by this name and can be seen, in the order of the page. Sheets above the table do not count. */
export function spotsNamed(name: string): Element[] {
  const found = document.querySelectorAll(
    `[data-spot~="${quoted(name)}"], [data-code="${quoted(name)}"], [data-offer="${quoted(name)}"]`,
  );
  return [...found].filter(element => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.closest('[data-sheet]') === null;
  });
}
