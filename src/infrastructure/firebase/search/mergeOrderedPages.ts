import type { BackendResult } from '../../../application/shared/BackendResult';
import { success } from '../../../domain/shared/Result';
import type { FoundCard } from './CardSource';
import { type CardSubscriptions, comesAfter, type CardBatch } from './CardSubscriptions';
import type { Segment } from './searchSegments';

type IsWanted = (card: FoundCard) => boolean;

/** The first `count` cards of consecutive segments, each card once. */
export async function mergeOrderedPages(
  subscriptions: CardSubscriptions,
  segments: Iterable<Segment>,
  count: number,
  isWanted: IsWanted,
): Promise<BackendResult<CardBatch>> {
  const cards = new Map<string, FoundCard>();
  const isNew = (card: FoundCard) => !cards.has(card.id) && isWanted(card);
  for (const segment of segments) {
    const taken = await takeMerged(subscriptions, segment, count - cards.size, isNew);
    if (!taken.ok) return taken;
    for (const card of taken.value.cards) cards.set(card.id, card);
    if (cards.size >= count) return success({ cards: [...cards.values()].slice(0, count), isExhausted: false });
  }
  return success({ cards: [...cards.values()], isExhausted: true });
}

/**
 * The first cards of several queries merged by id. Each query is read only until it is certain that it has no card before the last one
 * returned, so that together they read little more than a single query would.
 */
async function takeMerged(
  subscriptions: CardSubscriptions,
  queries: Segment,
  count: number,
  isWanted: IsWanted,
): Promise<BackendResult<CardBatch>> {
  const [query] = queries;
  if (query === undefined) return success({ cards: [], isExhausted: true });
  if (queries.length === 1) return subscriptions.take(query, count, isWanted);
  const share = Math.ceil(count / queries.length);
  const wanted = queries.map(() => share);
  for (;;) {
    const taken = await Promise.all(
      queries.map((one, index) => subscriptions.take(one, wanted[index] ?? share, isWanted)),
    );
    const pages: CardBatch[] = [];
    for (const one of taken) {
      if (!one.ok) return one;
      pages.push(one.value);
    }
    const merged = inOrder(pages, query.descending);
    const ends = pages.map(({ cards, isExhausted }) => (isExhausted ? null : (cards.at(-1)?.id ?? null)));
    const first = inOrderOfIds(
      ends.filter((end) => end !== null),
      query.descending,
    )[0];
    const certain = first === undefined ? merged : merged.filter(({ id }) => !comesAfter(id, first, query));
    if (first === undefined || certain.length >= count)
      return success({ cards: certain, isExhausted: first === undefined });
    const behind = ends.indexOf(first);
    wanted[behind] = (wanted[behind] ?? share) + share;
  }
}

function inOrder(pages: readonly CardBatch[], descending: boolean): readonly FoundCard[] {
  const byId = new Map(pages.flatMap(({ cards }) => cards.map((card) => [card.id, card])));
  return inOrderOfIds([...byId.keys()], descending).flatMap((id) => byId.get(id) ?? []);
}

function inOrderOfIds(ids: readonly string[], descending: boolean): readonly string[] {
  const sorted = [...ids].sort();
  return descending ? sorted.reverse() : sorted;
}
