import type {
  Firestore,
  ReadOnlyTransactionOptions,
  ReadWriteTransactionOptions,
  Transaction,
} from '@google-cloud/firestore';

export interface FailingTransaction {
  /** Whether it has come to that transaction. */
  readonly hasFailed: () => boolean;
  /** Lets all that follow succeed. */
  readonly end: () => void;
}

/**
 * Lets one of the transactions that follow fail, `index` after the first of them: `refused` when nothing of
 * what it writes is stored, `unanswered` when all of it is.
 */
export function failTransaction(
  firestore: Firestore,
  index: number,
  how: 'refused' | 'unanswered',
): FailingTransaction {
  const run = firestore.runTransaction.bind(firestore);
  let [begun, hasFailed] = [0, false];
  firestore.runTransaction = async <Value>(
    update: (transaction: Transaction) => Promise<Value>,
    options?: ReadOnlyTransactionOptions | ReadWriteTransactionOptions,
  ) => {
    const fails = begun === index;
    begun += 1;
    if (!fails) return run(update, options);
    hasFailed = true;
    // Without a code, or the SDK would try again by itself.
    const unavailable = new Error('The service is unavailable');
    await run(async (transaction) => {
      await update(transaction);
      if (how === 'refused') throw unavailable;
    }, options);
    throw unavailable;
  };
  return {
    hasFailed: () => hasFailed,
    end: () => {
      firestore.runTransaction = run;
    },
  };
}
