import type { TestProject } from 'vitest/node';
import { startAuthEmulator } from '../../../scripts/firebase/authEmulator';
import { startLazily } from '../../emulator/auth/startLazily';
import { forwardEmulators, officialEmulators } from '../../emulator/official/forwardEmulators';
import { startEmulator } from '../../emulator/startEmulator';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the test server for Firestore and Storage listens, on 127.0.0.1. Isolate a test by a project id of its own. */
    emulatorPort: number;
    /** Where the Auth emulator listens, on 127.0.0.1, started when first asked. All tests share its people: make up a phone number. */
    authEmulatorPort: number;
  }
}

/**
 * Starts the servers that stand in for Firebase once for all browser tests: ours, and Google's Auth emulator; or takes those that
 * `npm run test:emulators` has started.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const official = officialEmulators(process.env);
  const emulator = official === undefined ? await startEmulator() : await forwardEmulators(official);
  const authEmulator = await startLazily(() => startAuthEmulator({ projectId: 'demo-mon-bazar' }));
  project.provide('emulatorPort', emulator.port);
  project.provide('authEmulatorPort', authEmulator.port);
  return async () => {
    await authEmulator.close();
    await emulator.close();
  };
}
