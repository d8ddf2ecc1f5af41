import { pathToFileURL } from 'node:url';
import { loadEnv } from 'vite';
import { countsTowardsQuota } from '../../src/domain/listings/lifecycle/freeListings';
import type { ListingState } from '../../src/domain/listings/lifecycle/ListingState';
import { valueOf } from '../../src/infrastructure/firebase/connection/requiredVariables';
import { FirestoreAdministration, type AdministrationDocument } from './FirestoreAdministration';
import { googleAccessToken } from './googleAccessToken';

/**
 * Sets `freeListingsCount` of every account to the number of its current listings (decision 013): accounts of earlier versions
 * count each listing ever posted. Returns how many accounts it changes; only counts them unless `isReal`. What people post
 * meanwhile may be missed: another run corrects it.
 */
export async function recountListings(firestore: FirestoreAdministration, isReal: boolean): Promise<number> {
  const accounts = await firestore.list('users');
  const counts = new Map<string, number>();
  for (const { fields } of await firestore.list('listings')) {
    const ownerId = String(fields.ownerId?.stringValue);
    if (countsTowardsQuota(fields.state?.stringValue as ListingState))
      counts.set(ownerId, (counts.get(ownerId) ?? 0) + 1);
  }
  const wrong = accounts.filter((account) => countOf(account) !== (counts.get(account.id) ?? 0));
  if (!isReal) return wrong.length;
  for (const { id } of wrong) {
    const freeListingsCount = { integerValue: String(counts.get(id) ?? 0) };
    await firestore.commit([{ path: `users/${id}`, fields: { freeListingsCount }, only: ['freeListingsCount'] }]);
  }
  return wrong.length;
}

function countOf({ fields }: AdministrationDocument): number {
  return Number(fields.freeListingsCount?.integerValue);
}

async function main(): Promise<void> {
  const isReal = process.argv.includes('--write');
  const environment = loadEnv('production', process.cwd());
  const projectId = valueOf(environment, 'VITE_FIREBASE_PROJECT_ID');
  const emulator = valueOf(environment, 'VITE_FIREBASE_EMULATOR_HOST');
  if (projectId === '') throw new Error('VITE_FIREBASE_PROJECT_ID has no value: see .env.example.');
  const place =
    emulator === '' ? { accessToken: googleAccessToken } : { emulator, accessToken: () => Promise.resolve('owner') };
  const changed = await recountListings(new FirestoreAdministration({ projectId, ...place }), isReal);
  console.log(`${changed} accounts ${isReal ? 'corrected' : 'to correct (run with -- --write)'} in ${projectId}.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
