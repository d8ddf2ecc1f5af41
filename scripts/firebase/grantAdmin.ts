import { administeredProject, runCommand } from './command';
import type { FirestoreAdministration } from './FirestoreAdministration';

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
  | { uid: string; role: GrantedRole }
  | undefined {
  const known = roles.find((one) => one === role);
  return uid === undefined || known === undefined || others.length > 0 || !/^[\w-]+$/.test(uid)
    ? undefined
    : { uid, role: known };
}

await runCommand(import.meta.url, async () => {
  const grant = readGrant(process.argv.slice(2));
  if (grant === undefined) throw new Error(`Usage: npm run grant-admin -- <uid> [${roles.join('|')}]`);
  const { projectId, firestore } = administeredProject();
  await grantRole(firestore, grant.uid, grant.role);
  console.log(`${grant.uid} is now ${grant.role} in ${projectId}.`);
});
