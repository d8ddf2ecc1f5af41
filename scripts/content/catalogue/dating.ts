import { shopWindow } from './shopWindow';

const MINUTES_PER_DAY = 1440;
const YOUNGEST = 3;
const OLDEST = 55 * MINUTES_PER_DAY;

interface Entry {
  readonly slug: string;
  readonly categoryId: string;
  readonly seller: string;
}

/** Newest first: the shop window, then everything else well mixed, so that neighbours differ in category and seller. */
export function newestFirst<Source extends Entry>(entries: readonly Source[]): readonly Source[] {
  const shown = shopWindow.map((slug) => {
    const entry = entries.find((each) => each.slug === slug);
    if (entry === undefined) throw new Error(`The shop window shows ${slug}, which is not written.`);
    return entry;
  });
  const left = entries
    .filter(({ slug }) => !shopWindow.includes(slug))
    .sort((one, other) => hashOf(one.slug) - hashOf(other.slug));
  const ordered = [...shown];
  while (left.length > 0) {
    const recent = ordered.slice(-6);
    const index = left.findIndex(
      ({ categoryId, seller }) => !recent.some((each) => each.categoryId === categoryId || each.seller === seller),
    );
    ordered.push(...left.splice(Math.max(index, 0), 1));
  }
  return ordered;
}

/** From three minutes to 55 days, the recent ones closer together. */
export function ageInMinutes(position: number, count: number): number {
  return Math.round(YOUNGEST + (OLDEST - YOUNGEST) * (position / (count - 1)) ** 2);
}

/** A whole number that depends on nothing but the text (FNV-1a). */
export function hashOf(text: string): number {
  return [...text].reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0,
    2_166_136_261,
  );
}
