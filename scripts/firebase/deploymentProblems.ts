import { isDeepStrictEqual } from 'node:util';
import {
  missingVariables,
  valueOf,
  type Environment,
} from '../../src/infrastructure/firebase/connection/requiredVariables';
import { operator, type LegalEntry } from '../../src/presentation/shared/operator';
import { backendOf } from './backendOf';
import { firebaseConfiguration } from '../build/hosting';

const localServers = ['VITE_FIREBASE_EMULATOR_HOST', 'VITE_FIREBASE_AUTH_EMULATOR_HOST'];

/** The reasons not to deploy a site that is built with these variables. */
export function environmentProblems(environment: Environment): readonly string[] {
  const missing = missingVariables(environment).map((name) => `${name} has no value: see .env.example.`);
  const local = localServers
    .filter((name) => valueOf(environment, name) !== '')
    .map((name) => `${name} points visitors at a server of this machine.`);
  const embedded = backendOf(environment) === 'embedded' ? ['VITE_BACKEND asks for the embedded backend.'] : [];
  return missing.length > 0 ? missing : [...local, ...embedded];
}

/** What the law requires of a site that is online, and this one does not say yet; none is a reason not to deploy. */
export function unfilledEntries(legal: Readonly<Record<string, LegalEntry>> = operator.legal): readonly string[] {
  return Object.entries(legal)
    .filter(([, entry]) => entry?.trim() === '')
    .map(([name]) => name);
}

/** The reasons not to deploy these pages with this `firebase.json`: browsers would refuse their scripts. */
export function pageProblems(firebaseJson: string, pages: readonly string[]): readonly string[] {
  const isCurrent = isDeepStrictEqual(JSON.parse(firebaseJson), firebaseConfiguration(pages));
  return isCurrent
    ? []
    : ['firebase.json does not fit the pages: npx vitest run test/scripts/build/hosting.test.ts -u writes it again.'];
}
