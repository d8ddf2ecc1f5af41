import { createHash } from 'node:crypto';
import { backendOf } from '../firebase/backendOf';
import { operator, type MapTilesSource } from '../../src/presentation/shared/operator';
import { valueOf, type Environment } from '../../src/infrastructure/firebase/connection/requiredVariables';

/** The hosts that a page may connect to besides its own site. */
export interface ForeignSources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
  readonly frame: readonly string[];
}

const nobody: ForeignSources = { script: [], connect: [], image: [], frame: [] };
/** The archive of a person's data reads photos from blob URLs. */
const ownBlobs: ForeignSources = { ...nobody, connect: ['blob:'] };
const firestoreHost = 'https://firestore.googleapis.com';
const storageHost = 'https://firebasestorage.googleapis.com';
/** Firestore fetches it to find out whether the network is gone. */
const networkProbe = 'https://www.google.com/images/cleardot.gif';
const authHosts = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
const appCheckHost = 'https://content-firebaseappcheck.googleapis.com';

/** Phone sign-in and App Check use it to distinguish people from programs. */
const recaptcha: ForeignSources = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
  image: [],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/** Signing in with Google: a frame of the project's Firebase domain exchanges messages with the popup. */
const googleSignIn = { script: ['https://apis.google.com/'], frame: ['https://*.firebaseapp.com'] };

/** The hosts that signing in needs. */
const signIn: ForeignSources = {
  ...recaptcha,
  script: [...recaptcha.script, ...googleSignIn.script],
  frame: [...recaptcha.frame, ...googleSignIn.frame],
};

/** The hosts that Firebase needs in production: Firestore, Storage and its pictures, sign-in by phone and with Google, App Check. */
export const firebaseSources: ForeignSources = {
  ...signIn,
  connect: [firestoreHost, storageHost, ...authHosts, appCheckHost, ...recaptcha.connect],
  image: [storageHost, networkProbe],
};

/** None for the embedded backend. The host of an emulator or test server replaces those of Google. */
export function foreignSources(environment: Environment): ForeignSources {
  if (backendOf(environment) === 'embedded') return ownBlobs;
  const emulator = valueOf(environment, 'VITE_FIREBASE_EMULATOR_HOST');
  const authEmulator = valueOf(environment, 'VITE_FIREBASE_AUTH_EMULATOR_HOST');
  const hasAppCheck = valueOf(environment, 'VITE_FIREBASE_APP_CHECK_KEY') !== '';
  const data = emulator === '' ? [firestoreHost, storageHost] : [`http://${emulator}`];
  const people = authEmulator === '' ? authHosts : [`http://${authEmulator}`];
  const proof = proofSources(authEmulator === '', hasAppCheck);
  return {
    ...proof,
    connect: [...data, ...people, ...(hasAppCheck ? [appCheckHost] : []), ...proof.connect],
    image: [...data.slice(-1), networkProbe],
  };
}

function proofSources(isReal: boolean, hasAppCheck: boolean): ForeignSources {
  if (isReal) return signIn;
  return hasAppCheck ? recaptcha : nobody;
}

/** Inline scripts run only if they are among `scripts`. `mapTiles`: pictures of the operator's own map may come from its host. */
export function contentSecurityPolicy(
  scripts: readonly string[],
  foreign: ForeignSources,
  mapTiles: MapTilesSource | null = operator.mapTiles,
): string {
  const tileHosts = mapTiles === null ? [] : [new URL(mapTiles.address).origin];
  const hashes = new Set(scripts.map((script) => createHash('sha256').update(script).digest('base64')));
  return [
    "default-src 'self'",
    allow('script', "'self'", ...[...hashes].map((hash) => `'sha256-${hash}'`), ...foreign.script),
    "style-src 'self' 'unsafe-inline'",
    allow('img', "'self'", 'data:', 'blob:', ...foreign.image, ...tileHosts),
    "font-src 'self'",
    allow('connect', "'self'", ...foreign.connect),
    ...(foreign.frame.length > 0 ? [allow('frame', ...foreign.frame)] : []),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function allow(kind: string, ...sources: readonly string[]): string {
  return [`${kind}-src`, ...sources].join(' ');
}
