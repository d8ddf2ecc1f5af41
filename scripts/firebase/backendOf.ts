import type { Plugin } from 'vite';
import {
  missingVariables,
  wantsFirebase,
  type Environment,
} from '../../src/infrastructure/firebase/connection/requiredVariables.ts';

/** Which backend a site is built for: Firebase as soon as one of its variables has a value, unless `VITE_BACKEND` says otherwise. */
export function backendOf(environment: Environment): 'embedded' | 'firebase' {
  const { VITE_BACKEND: asked } = environment;
  if (asked === 'embedded' || asked === 'firebase') return asked;
  return wantsFirebase(environment) ? 'firebase' : 'embedded';
}

/** Warns of missing variables; the page shows an error too. */
export function firebaseWarning(environment: Environment): Plugin {
  return {
    name: 'firebase-warning',
    buildStart() {
      const missing = missingVariables(environment);
      if (backendOf(environment) === 'firebase' && missing.length > 0)
        this.warn(`Firebase lacks ${missing.join(', ')}.`);
    },
  };
}
