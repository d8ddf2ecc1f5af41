import { pathToFileURL } from 'node:url';
import { loadEnv } from 'vite';
import { valueOf } from '../../src/infrastructure/firebase/connection/requiredVariables';
import { FirestoreAdministration } from './FirestoreAdministration';
import { googleAccessToken } from './googleAccessToken';

/** The project that the variables name, as its administrator sees it. */
export interface AdministeredProject {
  readonly projectId: string;
  /** Empty if the variable has no value. */
  readonly bucket: string;
  readonly firestore: FirestoreAdministration;
}

/** @throws if no variable names a project. */
export function administeredProject(): AdministeredProject {
  const environment = loadEnv('production', process.cwd());
  const projectId = valueOf(environment, 'VITE_FIREBASE_PROJECT_ID');
  const bucket = valueOf(environment, 'VITE_FIREBASE_STORAGE_BUCKET');
  const emulator = valueOf(environment, 'VITE_FIREBASE_EMULATOR_HOST');
  if (projectId === '') throw new Error('VITE_FIREBASE_PROJECT_ID has no value: see .env.example.');
  const place =
    emulator === '' ? { accessToken: googleAccessToken } : { emulator, accessToken: () => Promise.resolve('owner') };
  return { projectId, bucket, firestore: new FirestoreAdministration({ projectId, ...place }) };
}

/** Runs `main` if this module is the command that was started: an error becomes a line and the exit code 1. */
export async function runCommand(moduleUrl: string, main: () => Promise<void>): Promise<void> {
  if (moduleUrl !== pathToFileURL(process.argv[1] ?? '').href) return;
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

/**
 * Runs a command that corrects data of earlier versions. `correct` returns how many `things` it changes, and only counts them unless
 * `isReal`, as with `--write`.
 */
export function runCorrection(
  moduleUrl: string,
  things: string,
  correct: (project: AdministeredProject, isReal: boolean) => Promise<number>,
): Promise<void> {
  return runCommand(moduleUrl, async () => {
    const isReal = process.argv.includes('--write');
    const project = administeredProject();
    const count = await correct(project, isReal);
    console.log(
      `${count} ${things} ${isReal ? 'corrected' : 'to correct (run with -- --write)'} in ${project.projectId}.`,
    );
  });
}
