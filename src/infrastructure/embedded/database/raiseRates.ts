import { raisedRate, type RateKind, type TooMany } from '../../../domain/shared/Rate';
import type { Instant } from '../../../domain/shared/Instant';
import { success, type Result } from '../../../domain/shared/Result';
import type { RateRecord } from './records';

/** The store `rates` in a transaction that writes. */
interface Rates {
  get(key: [string, string]): Promise<RateRecord | undefined>;
  put(record: RateRecord): Promise<unknown>;
}

/**
 * Raises the rates of the acts that this transaction writes, each by its record’s id, or fails and raises none. `limit` replaces that of
 * the kind.
 */
export async function raiseRates(
  rates: Rates,
  ownerId: string,
  acts: Readonly<Partial<Record<RateKind, string>>>,
  now: Instant,
  limit?: number,
): Promise<Result<void, TooMany>> {
  const records: RateRecord[] = [];
  for (const [id, act] of Object.entries(acts) as readonly (readonly [RateKind, string])[]) {
    const raised = raisedRate(id, (await rates.get([ownerId, id])) ?? null, act, now, limit);
    if (!raised.ok) return raised;
    records.push({ ...raised.value, ownerId, id });
  }
  await Promise.all(records.map((record) => rates.put(record)));
  return success();
}
