/** Their values are in the Firebase console, under the project settings. `vite.config.ts` reads this list too. */
export const requiredVariables = {
  apiKey: 'VITE_FIREBASE_API_KEY',
  authDomain: 'VITE_FIREBASE_AUTH_DOMAIN',
  projectId: 'VITE_FIREBASE_PROJECT_ID',
  storageBucket: 'VITE_FIREBASE_STORAGE_BUCKET',
  appId: 'VITE_FIREBASE_APP_ID',
} as const;

export type Environment = Readonly<Record<string, unknown>>;

/** Empty when the variable is not set. */
export function valueOf(environment: Environment, name: string): string {
  const value = environment[name];
  return typeof value === 'string' ? value : '';
}

/** The names of the required variables that are not set. */
export function missingVariables(environment: Environment): readonly string[] {
  return Object.values(requiredVariables).filter((name) => valueOf(environment, name) === '');
}

/** Whether any of the variables is set, so that Firebase is meant to be used. */
export function wantsFirebase(environment: Environment): boolean {
  return missingVariables(environment).length < Object.keys(requiredVariables).length;
}
