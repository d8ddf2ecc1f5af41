import type { BackendResult } from '../../../application/shared/BackendResult';
import { success } from '../../../domain/shared/Result';
import type { FoundCard } from './CardSource';
import { type CardSubscriptions, goesAfter, type TakenCards } from './CardSubscriptions';
import type { Segment } from './searchSegments';

type IsWanted = (card: FoundCard) => boolean;

/** The first cards of segments that come one after the other, each card once. */
export async function mergeOrderedPages(
  followed: CardSubscriptions,
  segments: Iterable<Segment>,
  count: number,
  isWanted: IsWanted,
): Promise<BackendResult<TakenCards>> {
  const cards = new Map<string, FoundCard>();
  const isNew = (card: FoundCard) => !cards.has(card.id) && isWanted(card);
  for (const segment of segments) {
    const taken = await takeMerged(followed, segment, count - cards.size, isNew);
    if (!taken.ok) return taken;
    for (const card of taken.value.cards) cards.set(card.id, card);
    if (cards.size >= count) return success({ cards: [...cards.values()].slice(0, count), isAll: false });
  }
  return success({ cards: [...cards.values()], isAll: true });
}

/**
 * The first cards of several queries together. Each is read as far as is needed to know that nothing goes before: so what they
 * read together is little more than what one would.
 */
async function takeMerged(
  followed: CardSubscriptions,
  queries: Segment,
  count: number,
  isWanted: IsWanted,
): Promise<BackendResult<TakenCards>> {
  const [query] = queries;
  if (query === undefined) return success({ cards: [], isAll: true });
  if (queries.length === 1) return followed.take(query, count, isWanted);
  const share = Math.ceil(count / queries.length);
  const wanted = queries.map(() => share);
  for (;;) {
    const taken = await Promise.all(queries.map((one, index) => followed.take(one, wanted[index] ?? share, isWanted)));
    const pages: TakenCards[] = [];
    for (const one of taken) {
      if (!one.ok) return one;
      pages.push(one.value);
    }
    const merged = inOrder(pages, query.descending);
    const ends = pages.map(({ cards, isAll }) => (isAll ? null : (cards.at(-1)?.id ?? null)));
    const first = inOrderOfIds(
      ends.filter((end) => end !== null),
      query.descending,
    )[0];
    const certain = first === undefined ? merged : merged.filter(({ id }) => !goesAfter(id, first, query));
    if (first === undefined || certain.length >= count) return success({ cards: certain, isAll: first === undefined });
    const behind = ends.indexOf(first);
    wanted[behind] = (wanted[behind] ?? share) + share;
  }
}

function inOrder(pages: readonly TakenCards[], descending: boolean): readonly FoundCard[] {
  const byId = new Map(pages.flatMap(({ cards }) => cards.map((card) => [card.id, card])));
  return inOrderOfIds([...byId.keys()], descending).flatMap((id) => byId.get(id) ?? []);
}

function inOrderOfIds(ids: readonly string[], descending: boolean): readonly string[] {
  const sorted = [...ids].sort();
  return descending ? sorted.reverse() : sorted;
}
