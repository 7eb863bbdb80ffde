/** When two names are the same, and when one could be taken for the other. */

/** Names are the same whatever their capitals, however their letters are composed, and whatever draws nothing. */
export const keyOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/[\s\u2800]+/gu, ' ')
    .trim();

/** Letters of other alphabets, digits and signs that are drawn like Latin letters (after Unicode's list of confusables). */
const DRAWN_ALIKE: Readonly<Record<string, string>> = {
  а: 'a', ɑ: 'a', α: 'a', ь: 'b', с: 'c', ϲ: 'c', ԁ: 'd', е: 'e', ҽ: 'e', є: 'e', ε: 'e', ɡ: 'g', һ: 'h', н: 'h', η: 'n',
  і: 'i', ї: 'i', ι: 'i', ɩ: 'i', ı: 'i', ј: 'j', ϳ: 'j', к: 'k', κ: 'k', ӏ: 'l', м: 'm', μ: 'u', ո: 'n', п: 'n', о: 'o', ο: 'o',
  σ: 'o', ө: 'o', օ: 'o', р: 'p', ρ: 'p', ԛ: 'q', г: 'r', ѕ: 's', т: 't', τ: 't', υ: 'u', ս: 'u', ν: 'v', ѵ: 'v', ԝ: 'w', ω: 'w',
  х: 'x', χ: 'x', у: 'y', ү: 'y', γ: 'y', в: 'b', β: 'b', ß: 'ss', ø: 'o', đ: 'd', ł: 'l', ħ: 'h',
  '0': 'o', '1': 'l', '|': 'l', '!': 'l', i: 'l', '5': 's', $: 's', '3': 'e', '4': 'a', '@': 'a', '8': 'b',
}; // biome-ignore format: a list

/** What is left of a name when it is looked at in passing: names with the same skeleton can be taken for each other. */
export function skeletonOf(name: string): string {
  const bare = keyOf(name).normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const drawn = [...bare].map(letter => DRAWN_ALIKE[letter] ?? letter).map(letter => DRAWN_ALIKE[letter] ?? letter);
  return (
    drawn
      .join('')
      .replaceAll('rn', 'm')
      .replaceAll('vv', 'w')
      .replaceAll(/[\s._'’-]/gu, '') || keyOf(name)
  );
}
