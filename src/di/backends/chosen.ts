import { success, type Result } from '../../domain/shared/Result';
import { readFirebaseConfiguration } from '../../infrastructure/firebase/connection/FirebaseConfiguration';
import type { Backend } from '../Backend';
import { embeddedBackend } from './embedded';
import { firebaseBackend } from './firebase';

/**
 * The backend that the site was built for. `VITE_BACKEND` is a constant of the build (`vite.config.ts`), so that the other one
 * leaves the bundle. The failure names variables of Firebase that have no value.
 */
export function chosenBackend(): Result<Backend, readonly string[]> {
  if (import.meta.env.VITE_BACKEND !== 'firebase') return success(embeddedBackend);
  const configuration = readFirebaseConfiguration(import.meta.env);
  return configuration.ok ? success(firebaseBackend(configuration.value)) : configuration;
}
