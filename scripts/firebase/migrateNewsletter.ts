import { createHash } from 'node:crypto';
import { RandomIdGenerator } from '../../src/infrastructure/browser/device/RandomIdGenerator';
import { runCorrection } from './command';
import type { AdministrationDocument, FirestoreAdministration } from './FirestoreAdministration';

const SUBSCRIBERS = 'newsletter_subscribers';

/**
 * Stores each subscription under the hash of its address, with an unsubscribe token (decision 022). Of several for one address the
 * oldest stays. Returns how many addresses it changes and how many documents have no address; only counts them unless `isReal`.
 */
export async function migrateNewsletter(
  firestore: FirestoreAdministration,
  isReal: boolean,
): Promise<{ readonly changed: number; readonly unreadable: number }> {
  const ids = new RandomIdGenerator();
  const byHash = new Map<string, AdministrationDocument[]>();
  let [changed, unreadable] = [0, 0];
  for (const subscriber of await firestore.list(SUBSCRIBERS)) {
    const email = emailOf(subscriber);
    if (email === '') unreadable += 1;
    else byHash.set(hashOf(email), [...(byHash.get(hashOf(email)) ?? []), subscriber]);
  }
  for (const [hash, same] of byHash) {
    const [oldest] = same.toSorted((one, other) => (dateOf(one) < dateOf(other) ? -1 : 1));
    const known = same.find(({ id, fields }) => id === hash && fields.unsubscribe_token !== undefined);
    if (oldest === undefined || (known !== undefined && same.length === 1)) continue;
    changed += 1;
    if (!isReal) continue;
    const token = known?.fields.unsubscribe_token ?? { stringValue: ids.newId() };
    const fields = { ...oldest.fields, email: { stringValue: emailOf(oldest) }, unsubscribe_token: token };
    await firestore.commit(
      [
        { path: `${SUBSCRIBERS}/${hash}`, fields },
        { path: `newsletter_tokens/${String(token.stringValue)}`, fields: { subscriber: { stringValue: hash } } },
      ],
      same.filter(({ id }) => id !== hash).map(({ id }) => `${SUBSCRIBERS}/${id}`),
    );
  }
  return { changed, unreadable };
}

function emailOf({ fields }: AdministrationDocument): string {
  const email = fields.email?.stringValue;
  return typeof email === 'string' ? email.trim().toLowerCase() : '';
}

function dateOf({ fields }: AdministrationDocument): string {
  const date = fields.subscribed_at?.timestampValue;
  return typeof date === 'string' ? date : '';
}

function hashOf(email: string): string {
  return createHash('sha256').update(email).digest('hex');
}

await runCorrection(import.meta.url, 'addresses', async ({ firestore }, isReal) => {
  const { changed, unreadable } = await migrateNewsletter(firestore, isReal);
  if (unreadable > 0) console.log(`${unreadable} documents without an address stay as they are.`);
  return changed;
});
