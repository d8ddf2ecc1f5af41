/** Each stands in the Firebase console under the settings of the project. `vite.config.ts` reads this list too. */
export const requiredVariables = {
  apiKey: 'VITE_FIREBASE_API_KEY',
  authDomain: 'VITE_FIREBASE_AUTH_DOMAIN',
  projectId: 'VITE_FIREBASE_PROJECT_ID',
  storageBucket: 'VITE_FIREBASE_STORAGE_BUCKET',
  appId: 'VITE_FIREBASE_APP_ID',
} as const;

export type Environment = Readonly<Record<string, unknown>>;

/** Empty where it has no value. */
export function valueOf(environment: Environment, name: string): string {
  const value = environment[name];
  return typeof value === 'string' ? value : '';
}

/** Those that have no value. */
export function missingVariables(environment: Environment): readonly string[] {
  return Object.values(requiredVariables).filter((name) => valueOf(environment, name) === '');
}

/** Firebase is wanted as soon as one of its variables has a value. */
export function wantsFirebase(environment: Environment): boolean {
  return missingVariables(environment).length < Object.keys(requiredVariables).length;
}
