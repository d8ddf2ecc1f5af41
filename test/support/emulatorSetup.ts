import type { TestProject } from 'vitest/node';
import { startEmulator } from '../emulator/startEmulator';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the test server for Firestore and Storage listens, on 127.0.0.1. Isolate a test by a project id of its own. */
    emulatorPort: number;
  }
}

/** Starts the test server once for all browser tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const emulator = await startEmulator();
  project.provide('emulatorPort', emulator.port);
  return () => emulator.close();
}
