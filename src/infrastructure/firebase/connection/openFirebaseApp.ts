import { initializeApp, type FirebaseApp } from 'firebase/app';
import type { FirebaseConfiguration } from './FirebaseConfiguration';

/**
 * The application of the SDK. Every call returns the same one, so that the first reading by the lite build and all that follows
 * share one App Check token.
 */
export async function openFirebaseApp(configuration: FirebaseConfiguration): Promise<FirebaseApp> {
  const { apiKey, authDomain, projectId, storageBucket, appId, appCheckKey } = configuration;
  const app = initializeApp({ apiKey, authDomain, projectId, storageBucket, appId });
  if (appCheckKey !== undefined) (await import('./protectWithAppCheck')).protectWithAppCheck(app, appCheckKey);
  return app;
}
