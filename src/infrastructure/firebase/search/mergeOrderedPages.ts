import type { BackendResult } from '../../../application/shared/BackendResult';
import { failure, success } from '../../../domain/shared/Result';
import type { FoundCard } from './CardSource';
import { type CardSubscriptions, comesAfter, type CardBatch } from './CardSubscriptions';
import type { Segment } from './searchSegments';

type IsWanted = (card: FoundCard) => boolean;

/** What several queries returned together. */
export interface MergedBatch extends CardBatch {
  /** Whether Firestore has refused some of the queries, so that cards may be missing. */
  readonly isPartial: boolean;
}

/**
 * The first `count` cards of consecutive segments, each card once. Fails where a query fails for want of a connection or permission, or
 * where Firestore has refused every query.
 */
export async function mergeOrderedPages(
  subscriptions: CardSubscriptions,
  segments: Iterable<Segment>,
  count: number,
  isWanted: IsWanted,
): Promise<BackendResult<MergedBatch>> {
  const cards = new Map<string, FoundCard>();
  const isNew = (card: FoundCard) => !cards.has(card.id) && isWanted(card);
  let answered = 0;
  let isPartial = false;
  for (const segment of segments) {
    const taken = await takeMerged(subscriptions, segment, count - cards.size, isNew);
    if (isRefused(taken)) isPartial = true;
    else if (!taken.ok) return taken;
    else {
      answered++;
      isPartial ||= taken.value.isPartial;
      for (const card of taken.value.cards) cards.set(card.id, card);
      if (cards.size >= count)
        return success({ cards: [...cards.values()].slice(0, count), isExhausted: false, isPartial });
    }
  }
  if (isPartial && answered === 0) return failure('unknown');
  return success({ cards: [...cards.values()], isExhausted: true, isPartial });
}

/** Whether Firestore does not accept a query, for example for its size. Other queries of the same search may still be answered. */
export function isRefused(answer: BackendResult<unknown>): boolean {
  return !answer.ok && answer.failure === 'unknown';
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
): Promise<BackendResult<MergedBatch>> {
  const [query] = queries;
  if (query === undefined) return success({ cards: [], isExhausted: true, isPartial: false });
  const share = Math.ceil(count / queries.length);
  const wanted = queries.map(() => share);
  for (;;) {
    const taken = await Promise.all(
      queries.map((one, index) => subscriptions.take(one, wanted[index] ?? share, isWanted)),
    );
    const pages: CardBatch[] = [];
    for (const one of taken) {
      if (one.ok) pages.push(one.value);
      else if (isRefused(one) && !taken.every(isRefused)) pages.push({ cards: [], isExhausted: true });
      else return one;
    }
    const isPartial = taken.some(isRefused);
    const merged = inOrder(pages, query.descending);
    const ends = pages.map(({ cards, isExhausted }) => (isExhausted ? null : (cards.at(-1)?.id ?? null)));
    const first = inOrderOfIds(
      ends.filter((end) => end !== null),
      query.descending,
    )[0];
    const certain = first === undefined ? merged : merged.filter(({ id }) => !comesAfter(id, first, query));
    if (first === undefined || certain.length >= count)
      return success({ cards: certain, isExhausted: first === undefined, isPartial });
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
