import { pathToFileURL } from 'node:url';
import { loadEnv } from 'vite';
import { valueOf } from '../../src/infrastructure/firebase/connection/requiredVariables';
import { FirestoreAdministration } from './FirestoreAdministration';
import { googleAccessToken } from './googleAccessToken';

const roles = ['admin', 'super_admin', 'user'] as const;
export type GrantedRole = (typeof roles)[number];

/** Gives a role to a person who has signed in before; `user` removes it. The rules do not allow this from the site. */
export async function grantRole(firestore: FirestoreAdministration, uid: string, role: GrantedRole): Promise<void> {
  await firestore.commit([
    { path: `users/${uid}`, fields: { role: { stringValue: role } }, only: ['role'], timed: ['updatedAt'] },
  ]);
}

/** Parses `<uid> [role]`; undefined for any other parameters. */
export function readGrant([uid, role = 'admin', ...others]: readonly string[]):
  { uid: string; role: GrantedRole } | undefined {
  const known = roles.find((one) => one === role);
  return uid === undefined || known === undefined || others.length > 0 || !/^[\w-]+$/.test(uid)
    ? undefined
    : { uid, role: known };
}

async function main(): Promise<void> {
  const grant = readGrant(process.argv.slice(2));
  if (grant === undefined) throw new Error(`Usage: npm run grant-admin -- <uid> [${roles.join('|')}]`);
  const environment = loadEnv('production', process.cwd());
  const projectId = valueOf(environment, 'VITE_FIREBASE_PROJECT_ID');
  const emulator = valueOf(environment, 'VITE_FIREBASE_EMULATOR_HOST');
  if (projectId === '') throw new Error('VITE_FIREBASE_PROJECT_ID has no value: see .env.example.');
  const place =
    emulator === '' ? { accessToken: googleAccessToken } : { emulator, accessToken: () => Promise.resolve('owner') };
  await grantRole(new FirestoreAdministration({ projectId, ...place }), grant.uid, grant.role);
  console.log(`${grant.uid} is now ${grant.role} in ${projectId}.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
