import { doc, serverTimestamp, type Firestore, type Transaction } from 'firebase/firestore';
import * as v from 'valibot';
import { raisedRate, type Rate, type RateKind, type TooMany } from '../../../domain/shared/Rate';
import type { Instant } from '../../../domain/shared/Instant';
import { success, type Result } from '../../../domain/shared/Result';
import { readDocument } from '../connection/readDocument';
import { instant } from './listingSchemas';

const rateDocument = v.object({ since: instant, count: v.number(), last: v.string(), at: instant });

/**
 * Raises the rates `users/{uid}/rates/{kind}` of the acts that this transaction writes, each by its document's id, or fails and
 * raises none. `limit` replaces that of the kind. To be called after the last reading of the transaction and before its first write.
 */
export async function raiseRates(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
  acts: Readonly<Partial<Record<RateKind, string>>>,
  now: Instant,
  limit?: number,
): Promise<Result<void, TooMany>> {
  const raises: (() => void)[] = [];
  for (const [kind, act] of Object.entries(acts) as readonly (readonly [RateKind, string])[]) {
    const reference = doc(firestore, 'users', uid, 'rates', kind);
    const stored = await transaction.get(reference);
    const rate: Rate | null = stored.exists() ? readDocument(rateDocument, stored) : null;
    const raised = raisedRate(kind, rate, act, now, limit);
    if (!raised.ok) return raised;
    const { count, last } = raised.value;
    const since: unknown = rate !== null && count > 1 ? stored.get('since') : serverTimestamp();
    raises.push(() => transaction.set(reference, { since, count, last, at: serverTimestamp() }));
  }
  raises.forEach((raise) => raise());
  return success();
}
