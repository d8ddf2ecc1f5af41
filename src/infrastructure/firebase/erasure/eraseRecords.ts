import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from '@google-cloud/firestore';
import * as v from 'valibot';
import { DELETED_PERSON } from '../../../domain/account/UserProfile';
import { RATE_WINDOW } from '../../../domain/shared/Rate';
import type { Instant } from '../../../domain/shared/Instant';
import { instant } from '../documents/listingSchemas';
import { changeStored, deleteFound, forEachFound, numberIn } from './foundDocuments';

/** See `PersonalRecords.erase`. */
export async function eraseRecords(firestore: Firestore, uid: string, now: Instant): Promise<void> {
  const of = (name: string, field: string) => firestore.collection(name).where(field, '==', uid);
  const own = (name: string) => firestore.collection(`users/${uid}/${name}`);
  await forEachFound(of('deals', 'buyerId'), ({ ref }) => changeStored(firestore, ref, takeDeal));
  await deleteFound(firestore, of('contact_messages', 'authorId'));
  await deleteFound(firestore, of('reviews', 'subjectId'));
  await forEachFound(of('reports', 'reporterId'), (report) => replace(firestore, report, { details: '' }));
  await forEachFound(of('reviews', 'authorId'), (review) => replace(firestore, review, { authorName: DELETED_PERSON }));
  await deleteFound(firestore, own('devices'));
  // The owner’s browser may go on raising it.
  await forEachFound(own('rates'), ({ ref }) =>
    changeStored(firestore, ref, (transaction, rate) => eraseRate(transaction, rate, now)),
  );
  await firestore.doc(`users/${uid}/private/deal`).delete();
}

/** Deletes the deal, and the numbers of both sides no longer count it. */
async function takeDeal(transaction: Transaction, deal: DocumentSnapshot): Promise<void> {
  const { firestore } = deal.ref;
  const numbersOf = (field: string): DocumentReference => firestore.doc(`deal_counts/${String(deal.get(field))}`);
  const [seller, buyer] =
    deal.get('isCounted') === true ? await transaction.getAll(numbersOf('ownerId'), numbersOf('buyerId')) : [];
  transaction.delete(deal.ref);
  if (seller?.exists === true) transaction.update(seller.ref, { sales: numberIn(seller, 'sales') - 1 });
  if (buyer?.exists === true) transaction.update(buyer.ref, { purchases: numberIn(buyer, 'purchases') - 1 });
}

async function replace(
  firestore: Firestore,
  found: DocumentSnapshot,
  changes: Readonly<Record<string, string>>,
): Promise<void> {
  if (Object.entries(changes).every(([field, value]) => found.get(field) === value)) return;
  await changeStored(firestore, found.ref, (transaction) => transaction.update(found.ref, { ...changes }));
}

/** Its time and count stay for as long as they limit a page that is still open. */
function eraseRate(transaction: Transaction, rate: DocumentSnapshot, now: Instant): void {
  const since = v.safeParse(instant, rate.get('since'));
  if (!since.success || since.output + RATE_WINDOW <= now) transaction.delete(rate.ref);
  else if (rate.get('last') !== '') transaction.update(rate.ref, { last: '' });
}
